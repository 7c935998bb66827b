/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { spanishMainWords } from '../words/spanishMain';
import { useWords } from '../words/language';
import { MOVEMENTS } from './deck';
import type { Names } from './names';
import { Flag } from './ShipPicture';
import type { Sight } from './sight';

interface Props {
  sight: Sight;
  names: Names;
  cards: readonly string[];
  /** Cards that can be chosen now; null: nobody is asked for one. */
  choosable: Set<string> | null;
  picked: string | undefined;
  hinted: string | undefined;
  stirred: string | undefined;
  /** A card must be chosen before anything else. */
  asked?: boolean;
  onCard?: (card: string) => void;
}

/** The movement cards: three for all, or the viewer's hand. */
export function Cards({ sight, names, cards, choosable, picked, hinted, stirred, asked, onCard }: Props) {
  const words = useWords(spanishMainWords);
  let used = false;
  return (
    <section class="sm-cards" aria-label={sight.hasHands ? words.hand : words.movementCards}>
      <h2 class="sm-kicker">
        {sight.hasHands ? words.hand : words.movementCards}{' '}
        <span class="faint">· {words.pile(sight.movementPile)}</span>
      </h2>
      <div class="sm-hand">
        {cards.map((card, i) => {
          const does = MOVEMENTS[card]?.does;
          const open = choosable?.has(card) ?? false;
          // Of equal cards one is marked, not all.
          const isPicked = picked === card && !used;
          used ||= isPicked;
          return (
            <button
              key={`${card}${i}`}
              type="button"
              class={`sm-card ${choosable ? (open ? 'open' : 'shut') : ''} ${isPicked ? 'picked' : ''} ${hinted === card ? 'hinted' : ''} ${stirred === card ? 'stirred' : ''} ${asked && open ? 'asked' : ''}`}
              aria-pressed={isPicked}
              aria-disabled={choosable !== null && !open}
              onClick={() => onCard?.(card)}
            >
              {onCard && (
                <span class="sm-key" aria-hidden="true">
                  {i + 1}
                </span>
              )}
              <span class="sm-card-art">{MOVEMENTS[card] && <Art name={MOVEMENTS[card].art} />}</span>
              <span class="sm-card-words">
                <strong>
                  {does?.kind === 'nation' && <Flag nation={does.nation} />} {names.name(card)}
                </strong>
                <span class="sm-card-text">{names.text(card)}</span>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
