/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import { scrollOf } from './CardFace';
import type { Faces } from './deck';
import { litLook, type Pointing } from './pointing';
import type { Sight } from './sight';
import { token } from './tokens';

/** The middle of the table: three piles, the Market, what was played just now. */
export function Middle({ sight, faces, pointing }: { sight: Sight; faces: Faces; pointing: Pointing }) {
  const words = useWords(pirateAttackWords);
  const shown = pointing.now.card ?? sight.laid[sight.laid.length - 1] ?? null;
  const face = shown === null ? null : faces(shown);
  return (
    <section class="pa-middle" aria-label={`${words.piles}, ${words.market}`}>
      <div class="pa-group">
        <h2 class="sm-kicker">
          {words.piles} <span class="faint">· {words.turn(sight.turns)}</span>
        </h2>
        <div class="pa-piles">
          {sight.piles.map((cards, i) => {
            const here = token('pile', i + 1);
            return (
              <button
                key={i}
                type="button"
                class={`pa-pile ${litLook(pointing, here)} ${cards === 0 ? 'empty' : ''}`}
                aria-label={`${words.pile(i + 1)}: ${words.pileCount(cards)}`}
                aria-disabled={pointing.lit !== null && !pointing.lit.has(here)}
                onClick={() => pointing.point?.(here)}
              >
                <span class="pa-pile-name" aria-hidden="true">
                  {i + 1}
                </span>
                <strong>{cards}</strong>
              </button>
            );
          })}
        </div>
      </div>
      <div class={`pa-group pa-market ${sight.closed ? 'closed' : ''}`}>
        <h2 class="sm-kicker">
          {words.market} <span class="pa-price">· {sight.closed ? words.closed : words.price(sight.price)}</span>
        </h2>
        <div class="pa-piles">
          <Stall
            id="Witch Doctor"
            name={words.stallDoctor}
            does={words.doctorHelp}
            left={sight.doctors}
            pointing={pointing}
          />
          <Stall
            id="Fortune Teller"
            name={words.stallTeller}
            does={words.tellerHelp}
            left={sight.tellers}
            pointing={pointing}
          />
        </div>
      </div>
      <div class="pa-group pa-laid" aria-live="off">
        <h2 class="sm-kicker">
          {words.laid}{' '}
          <span class="faint">
            · {words.discards} {sight.discards} · {words.goldPile} {sight.goldPile}
          </span>
        </h2>
        {face ? (
          <div class={`pa-shown ${scrollOf(face)}`}>
            <Art name={face.art} />
            <span>
              <strong>{face.name}</strong>
              <span class="pa-shown-text">{face.text}</span>
            </span>
          </div>
        ) : (
          <div class="pa-shown none">{sight.lastPhase ? words.lastPhase : words.nothingYet}</div>
        )}
      </div>
    </section>
  );
}

interface StallProps {
  id: string;
  name: string;
  does: string;
  left: number;
  pointing: Pointing;
}

function Stall({ id, name, does, left, pointing }: StallProps) {
  const words = useWords(pirateAttackWords);
  const here = token('stall', id);
  return (
    <button
      type="button"
      class={`pa-stall ${litLook(pointing, here)}`}
      aria-label={`${name}, ${words.left(left)}`}
      title={does}
      aria-pressed={pointing.picked.has(here)}
      aria-disabled={pointing.lit !== null && !pointing.lit.has(here)}
      onClick={() => pointing.point?.(here)}
    >
      <Art name={id === 'Witch Doctor' ? 'voodoo-doll' : 'crystal-ball'} />
      <span>
        <strong>{name}</strong>
        <small>{id === 'Witch Doctor' ? words.doctorShort : words.tellerShort}</small>
      </span>
    </button>
  );
}
