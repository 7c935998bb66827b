/** @jsxRuntime automatic @jsxImportSource preact */
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import { CardFace } from './CardFace';
import type { Faces } from './deck';
import { litLook, type Pointing } from './pointing';
import type { Player } from './sight';
import { token } from './tokens';

interface Props {
  player: Player;
  faces: Faces;
  pointing: Pointing;
  /** What has just come into the hand. */
  fresh: readonly string[];
  /** A card is being dragged; null: let go. */
  onDrag: (card: string | null) => void;
}

/** The viewer's hand and saved Fortune Tellers, as faces. */
export function Hand({ player, faces, pointing, fresh, onDrag }: Props) {
  const words = useWords(pirateAttackWords);
  const cards = player.hand.flatMap((one) => one.card ?? []);
  const saved = player.saved.flatMap((one) => one.card ?? []);
  const drags = pointing.drop !== undefined;
  const news = freshPlaces(cards, fresh);
  let used = false;
  return (
    <div
      class={`pa-hand ${pointing.point && pointing.lit === null ? 'resting' : ''}`}
      role="group"
      aria-label={words.hand}
      tabIndex={-1}
    >
      {cards.length === 0 && saved.length === 0 && <p class="faint">{words.handEmpty}</p>}
      {/* Saved ones stay where they are while the hand grows and shrinks; a place is an element, so that nothing moves. */}
      {saved.map((card, i) => {
        const here = token('saved', card);
        return (
          <button
            key={i}
            type="button"
            class={`pa-card pa-saved ${litLook(pointing, here)}`}
            aria-pressed={pointing.picked.has(here)}
            aria-disabled={pointing.lit !== null && !pointing.lit.has(here)}
            onClick={() => pointing.point?.(here)}
          >
            <span class="pa-saved-mark">{words.savedOwn}</span>
            <CardFace face={faces(card)} />
          </button>
        );
      })}
      {cards.map((card, i) => {
        const here = token('card', card);
        // Of equal cards one is marked, not all.
        const isPicked = pointing.picked.has(here) && !used;
        used ||= isPicked;
        return (
          <button
            key={i}
            type="button"
            class={`pa-card ${isPicked || !pointing.picked.has(here) ? litLook(pointing, here) : 'lit'}`}
            aria-pressed={isPicked}
            aria-disabled={pointing.lit !== null && !pointing.lit.has(here) && !isPicked}
            draggable={drags && (pointing.lit?.has(here) || isPicked)}
            onDragStart={(event: DragEvent) => {
              event.dataTransfer?.setData('text/plain', card);
              onDrag(card);
            }}
            onDragEnd={() => onDrag(null)}
            onClick={() => pointing.point?.(here)}
          >
            {i < 9 && (
              <span class="pa-key" aria-hidden="true">
                {i + 1}
              </span>
            )}
            {news.has(i) && <span class="pa-new">{words.fresh}</span>}
            <CardFace face={faces(card)} />
          </button>
        );
      })}
    </div>
  );
}

/** Where in the hand the cards are that have just come: of equal ones the last. */
function freshPlaces(cards: readonly string[], fresh: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (const card of fresh) {
    let at = cards.length - 1;
    while (at >= 0 && (cards[at] !== card || places.has(at))) {
      at--;
    }
    if (at >= 0) {
      places.add(at);
    }
  }
  return places;
}
