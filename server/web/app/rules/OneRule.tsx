/** @jsxRuntime automatic @jsxImportSource preact */
import { useAnswer } from '../api/useAnswer';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tell } from '../look/tell';
import { Link } from '../shell/Link';
import { useWords } from '../words/language';
import { rulesWords } from '../words/rules';
import { shellWords } from '../words/shell';
import { RuleList } from './RuleList';
import type { Whole } from './types';

/** One clause with the rulings on it, or one ruling with its clauses. */
export function OneRule({ game, id }: { game: string; id: string }) {
  const words = useWords(rulesWords);
  const shell = useWords(shellWords);
  const { value, problem } = useAnswer<Whole>(game ? `/api/rules/${game}/${encodeURIComponent(id)}` : null);
  const copy = () => navigator.clipboard?.writeText(location.href).then(() => tell(words.copied, 'good'));
  return (
    <article class="sheet-page narrow one-rule">
      <p>
        <Link to={`/rules/${game}`}>{words.all}</Link>
      </p>
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {!value && !problem && <p class="faint">{shell.loading}</p>}
      {value && (
        <>
          <header>
            <p class="faint">
              {value.what === 'clause' ? words.clause : words.ruling}
              {value.section && (
                <>
                  {' · '}
                  <span lang="en">{value.section}</span>
                </>
              )}
            </p>
            <h2 lang="en">
              {value.id} {value.title}
            </h2>
          </header>
          <div lang="en">
            {value.question && <Part title={words.question} text={value.question} />}
            {value.what === 'ruling' ? (
              <Part title={words.answer} text={value.text} />
            ) : (
              <p class="clause-text">{value.text}</p>
            )}
            {value.reason && <Part title={words.reason} text={value.reason} />}
          </div>
          {value.rulings && value.rulings.length > 0 && (
            <>
              <h3>{words.rulingsOn}</h3>
              {value.rulings.map((ruling) => (
                <p key={ruling.id} lang="en">
                  <Link to={`/rules/${game}/${ruling.id}`} class="rule-id">
                    {ruling.id}
                  </Link>{' '}
                  <strong>{ruling.title}</strong> {ruling.text}
                </p>
              ))}
            </>
          )}
          {value.clauses && value.clauses.length > 0 && (
            <>
              <h3>{words.clausesOf}</h3>
              <RuleList game={game} rules={value.clauses} />
            </>
          )}
          {value.testable && <p class="faint">{words.tested}</p>}
          <nav class="row rule-neighbours" aria-label={words.section}>
            {value.neighbours.before && (
              <Link to={`/rules/${game}/${value.neighbours.before}`} class="button plain">
                <Icon name="back" /> {value.neighbours.before}
              </Link>
            )}
            <Button kind="quiet" onClick={copy}>
              <Icon name="link" /> {words.copyLink}
            </Button>
            {value.neighbours.after && (
              <Link to={`/rules/${game}/${value.neighbours.after}`} class="button plain">
                {value.neighbours.after} <Icon name="forward" />
              </Link>
            )}
          </nav>
        </>
      )}
    </article>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      {text.split(/\n\s*\n/).map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
    </>
  );
}
