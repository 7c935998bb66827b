/** @jsxRuntime automatic @jsxImportSource preact */
import { useWords } from '../words/language';
import { rulesWords } from '../words/rules';
import { RuleList } from './RuleList';
import type { Contents } from './types';

const slug = (name: string) => `section-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The whole book: all sections with their clauses, then the rulings. */
export function RuleBook({ game, book }: { game: string; book: Contents }) {
  const words = useWords(rulesWords);
  return (
    <div class="rule-book">
      <nav class="rule-contents" aria-label={words.sections}>
        <h2>{words.sections}</h2>
        <ol>
          {book.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${slug(section.id)}`} lang="en">
                {section.id}
              </a>
            </li>
          ))}
          <li>
            <a href="#rulings">{words.rulings}</a>
          </li>
        </ol>
      </nav>
      <div class="stack">
        <label class="field rule-jump">
          <span>{words.jump}</span>
          <select
            onChange={(event) => document.getElementById(event.currentTarget.value)?.scrollIntoView({ block: 'start' })}
          >
            {book.sections.map((section) => (
              <option key={section.id} value={slug(section.id)} lang="en">
                {section.id}
              </option>
            ))}
            <option value="rulings">{words.rulings}</option>
          </select>
        </label>
        {book.sections.map((section) => (
          <section key={section.id} id={slug(section.id)} class="sheet-page rule-section">
            <h2 lang="en">{section.id}</h2>
            <RuleList game={game} rules={section.clauses} />
          </section>
        ))}
        <section id="rulings" class="sheet-page rule-section">
          <h2>{words.rulings}</h2>
          <p class="faint">{words.rulingsIntro}</p>
          <RuleList game={game} rules={book.rulings} />
        </section>
      </div>
    </div>
  );
}
