/** @jsxRuntime automatic @jsxImportSource preact */
import type { Branch } from '../table/messages';
import { spanishMainWords } from '../words/spanishMain';
import { useWords } from '../words/language';
import { Flag } from './ShipPicture';
import { nationOf, shipOf } from './ships';
import { look } from './sight';

interface Props {
  position: Branch;
  places?: Record<string, number>;
  seat?: string | null;
}

/** How the fame of each player adds up: under which ships it lies, and what was taken. */
export function Reckoning({ position, places, seat }: Props) {
  const words = useWords(spanishMainWords);
  const sight = look(position);
  const under = (pirate: string) => sight.row.find((berth) => berth.ship === shipOf(pirate))?.fame ?? 0;
  const sums = sight.players
    .map((player) => ({ ...player, ships: player.pirates.reduce((sum, pirate) => sum + under(pirate.name), 0) }))
    // By place where there is one: who resigned is last, whatever the fame.
    .sort((a, b) => (places?.[a.name] ?? 0) - (places?.[b.name] ?? 0) || b.ships + b.taken - a.ships - a.taken);
  return (
    <div class="sm-reckoning">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.pirates}</th>
            <th scope="col">{words.underShips}</th>
            <th scope="col">{words.takenColumn}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((player) => (
            <tr key={player.name} class={player.name === seat ? 'own' : ''}>
              <th scope="row">{player.name}</th>
              <td>
                {player.pirates.map((pirate) => (
                  <span key={pirate.name} class="sm-sum">
                    <Flag nation={nationOf(shipOf(pirate.name))} /> {pirate.name} <small>{shipOf(pirate.name)}</small>{' '}
                    <b>{under(pirate.name)}</b>
                  </span>
                ))}
              </td>
              <td data-says={words.underShips}>{player.ships}</td>
              <td data-says={words.takenColumn}>{player.taken}</td>
              <td data-says={words.total}>
                <strong>{player.ships + player.taken}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
