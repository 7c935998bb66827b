/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { spanishMainWords } from '../words/spanishMain';
import { useWords } from '../words/language';
import { ADVENTURES } from './deck';
import type { Names } from './names';
import type { Sight } from './sight';

const EVIL = new Set(['damage', 'damage-first', 'damage-last', 'lose', 'mutiny', 'attack', 'cursed-treasure']);

/** The adventure that will be executed, those that follow, and how many are left. */
export function Adventures({ sight, names, acting }: { sight: Sight; names: Names; acting: boolean }) {
  const words = useWords(spanishMainWords);
  const [active, ...upcoming] = sight.adventures;
  const does = active ? ADVENTURES[active]?.does.kind : undefined;
  return (
    <section class="sm-adventures" aria-label={words.adventure}>
      {active ? (
        <article class={`sm-adventure ${does && EVIL.has(does) ? 'evil' : 'good'} ${acting ? 'acting' : ''}`}>
          <div class="sm-card-art">{ADVENTURES[active] && <Art name={ADVENTURES[active].art} />}</div>
          <div>
            <p class="sm-kicker">{words.adventureActive}</p>
            <h2>{names.name(active)}</h2>
            <p class="sm-card-text">{sight.fogged ? words.fogged : names.text(active)}</p>
          </div>
        </article>
      ) : (
        <article class="sm-adventure none">
          <p>{words.noAdventure}</p>
        </article>
      )}
      <div class="sm-upcoming">
        {upcoming.length > 0 && (
          <ol aria-label={words.upcoming}>
            {upcoming.map((card, i) => (
              <li key={i} title={names.text(card)}>
                {ADVENTURES[card] && <Art name={ADVENTURES[card].art} />}
                <span>
                  <small>{words.then}</small> {names.name(card)}
                  <span class="hidden-words">. {names.text(card)}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
        <p class="sm-piles">
          <span>{words.turn(sight.turns)}</span>
          {sight.adventurePile === 0 && sight.adventures.length === 1 && !sight.over ? (
            <strong>{words.lastTurn}</strong>
          ) : (
            <span class="sm-left" title={words.adventurePileHelp}>
              {words.adventurePile(sight.adventurePile + upcoming.length)}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
