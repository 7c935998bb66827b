/** @jsxRuntime automatic @jsxImportSource preact */
import { Why } from '../look/Why';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Ended } from './messages';

type Outcome = NonNullable<Ended['outcome']>;

/** Who came in where, one's own line marked; equal scores on different places are explained. */
export function Places({ outcome, seat }: { outcome: Outcome; seat: string | null }) {
  const words = useWords(tableWords);
  const ranked = Object.entries(outcome.places).sort((a, b) => a[1] - b[1]);
  const score = (name: string) => outcome.scores[name];
  const shared = ranked.some(([, place], i) => ranked[i + 1]?.[1] === place);
  const broken = ranked.some(
    ([name, place], i) => ranked[i + 1] && ranked[i + 1][1] !== place && score(ranked[i + 1][0]) === score(name),
  );
  return (
    <>
      <ol class="result-places">
        {ranked.map(([name, place]) => (
          <li key={name} class={name === seat ? 'own' : ''}>
            <span class="result-place">{words.place(place)}</span>
            <strong>{name}</strong>
            {name === seat && <span class="chip">{words.you}</span>}
            <span class="result-score">{score(name)}</span>
          </li>
        ))}
      </ol>
      {(broken || shared) && (
        <p class="result-tie">
          {broken ? words.tieBroken : words.tieShared} <Why ids={outcome.because} />
        </p>
      )}
    </>
  );
}
