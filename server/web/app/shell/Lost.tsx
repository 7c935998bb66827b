/** @jsxRuntime automatic @jsxImportSource preact */
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { Link } from './Link';

/** What an address shows that no page of ours has. */
export function Lost() {
  const words = useWords(shellWords);
  return (
    <section class="sheet-page narrow">
      <h1>{words.lost}</h1>
      <p>{words.lostSays}</p>
      <p>
        <Link to="/">{words.backHome}</Link>
      </p>
    </section>
  );
}
