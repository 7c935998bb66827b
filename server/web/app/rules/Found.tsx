/** @jsxRuntime automatic @jsxImportSource preact */
import { useWords } from '../words/language';
import { rulesWords } from '../words/rules';
import { RuleList } from './RuleList';
import type { Brief } from './types';

/** What a search found, the best first. */
export function Found({ game, found }: { game: string; found: Brief[] }) {
  const words = useWords(rulesWords);
  return (
    <section class="sheet-page rules-wait">
      <p role="status" class="faint">
        {found.length === 0 ? words.nothing : words.found(found.length)}
      </p>
      <RuleList game={game} rules={found} />
    </section>
  );
}
