/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { spanishMainWords } from '../words/spanishMain';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { Flag } from './ShipPicture';
import { nationOf, shipOf } from './ships';
import type { Player, Sight } from './sight';

interface Props {
  sight: Sight;
  seat: string | null;
  picked: string | undefined;
}

/** What is known of each player: pirates shown, pirates denied, fame taken. */
export function Players({ sight, seat, picked }: Props) {
  const words = useWords(spanishMainWords);
  const table = useWords(tableWords);
  return (
    <section class="sm-players" aria-label={words.players}>
      {sight.players.map((player) => {
        return (
          <article
            key={player.name}
            class={`sm-player ${sight.turn === player.name && !sight.over ? 'turn' : ''} ${picked === player.name ? 'picked' : ''}`}
          >
            <h3>
              {player.name}
              {player.name === seat && <span class="chip">{table.you}</span>}
              <span class="sm-holds">
                {player.pirates.length > 0 && player.hidden === 0 && (
                  <span title={words.atSeaHelp}>{words.atSea(atSea(sight, player))}</span>
                )}
                <span class="sm-fame" title={words.takenHelp}>
                  <Art name="two-coins" />
                  {words.takenShort(player.taken)}
                </span>
              </span>
            </h3>
            <ul>
              {player.pirates.map((pirate) => (
                <li key={pirate.name} class={pirate.revealed ? 'revealed' : ''}>
                  <Flag nation={nationOf(shipOf(pirate.name))} /> {pirate.name}
                </li>
              ))}
              {player.hidden > 0 && <li class="faint">{words.hidden(player.hidden)}</li>}
              {sight.hasHands && player.name !== seat && <li class="faint">{words.cards(player.hand.length)}</li>}
            </ul>
            {player.denied.length > 0 && player.hidden > 0 && (
              <p class="sm-denied">
                {words.isNot} {player.denied.join(', ')}
              </p>
            )}
          </article>
        );
      })}
    </section>
  );
}

/** The fame under the ships of a player all of whose pirates are known. */
function atSea(sight: Sight, player: Player): number {
  const ships = player.pirates.map((pirate) => shipOf(pirate.name));
  return sight.row.reduce((sum, berth) => sum + (ships.includes(berth.ship) ? berth.fame : 0), 0);
}
