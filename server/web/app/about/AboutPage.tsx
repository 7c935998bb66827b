/** @jsxRuntime automatic @jsxImportSource preact */
import { useAnswer } from '../api/useAnswer';
import type { Version } from '../api/wire';
import { Logo } from '../look/Logo';
import { ART } from '../look/pictures';
import { aboutWords } from '../words/about';
import { useWords } from '../words/language';
import './about.css';

/** The pictures by their authors, who are thanked by name. */
function authors(): [string, string[]][] {
  const by = new Map<string, string[]>();
  for (const [name, picture] of Object.entries(ART)) {
    by.set(picture.by, [...(by.get(picture.by) ?? []), name.replace(/-/g, ' ')].sort());
  }
  return [...by].sort(([a], [b]) => a.localeCompare(b));
}

/** What this is, under which licence, and whom to thank. */
export function AboutPage() {
  const words = useWords(aboutWords);
  const { value } = useAnswer<Version>('/api/version');
  return (
    <article class="sheet-page narrow about">
      <header class="about-head">
        <Logo />
        <div>
          <h1>{words.title}</h1>
          <p class="faint">
            {words.version} {value?.version ?? '…'}
            {value?.protocol !== undefined && ` · ${words.protocol} ${value.protocol}`}
          </p>
        </div>
      </header>
      <p>{words.intro}</p>
      <h2>{words.fairTitle}</h2>
      <p>{words.fair}</p>
      <h2>{words.captainsTitle}</h2>
      <p>{words.captains}</p>
      <h2>{words.dataTitle}</h2>
      <p>{words.data}</p>
      <h2>{words.licenceTitle}</h2>
      <p>{words.licence}</p>
      <h2>{words.iconsTitle}</h2>
      <p>{words.icons}</p>
      <dl class="credits">
        {authors().map(([author, names]) => (
          <div key={author}>
            <dt>{author}</dt>
            <dd lang="en">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p>{words.own}</p>
      <h2>{words.builtTitle}</h2>
      <p>{words.built}</p>
    </article>
  );
}
