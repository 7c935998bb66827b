/** @jsxRuntime automatic @jsxImportSource preact */
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { BoardProps } from './board';
import { Document } from './Document';
import { OptionList } from './OptionList';

/** What of a view is for programs only. */
const MACHINERY = new Set(['running', 'game', 'options']);

/** A table of any game in words: what the viewer sees, and a numbered list of what he may do. */
export function GenericBoard({ view, decision, hint, busy, choose, explain, seat }: BoardProps) {
  const words = useWords(tableWords);
  const shown = Object.fromEntries(Object.entries(view).filter(([name]) => !MACHINERY.has(name)));
  if (shown.at && typeof shown.at === 'object' && !Array.isArray(shown.at) && 'turn' in shown.at) {
    shown.at = shown.at.turn; // in which moment of it, the question itself says
  }
  return (
    <div class="generic">
      {decision && choose && (
        <OptionList
          key={decision.decision}
          decision={decision}
          hint={hint ?? null}
          busy={busy ?? false}
          choose={choose}
          explain={explain}
        />
      )}
      <section class="generic-view" aria-label={words.whatYouSee}>
        <h2>{words.whatYouSee}</h2>
        <Document doc={shown} you={seat} />
      </section>
    </div>
  );
}
