/** @jsxRuntime automatic @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { Game } from '../api/types';
import type { Branch } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { mastsOf } from './docked';
import { plansOf } from './plans';
import { look } from './sight';

interface Props {
  position: Branch;
  game: Game | null;
  places?: Record<string, number>;
  /** Whose line is marked. */
  seat?: string | null;
}

/** Who has brought home how much, and what is left of each fleet. */
export function Reckoning({ position, game, places, seat }: Props) {
  const words = useWords(highSeasWords);
  const plans = useMemo(() => plansOf(game), [game]);
  const sight = look(position);
  const ranked = [...sight.players].sort((a, b) => (places?.[a.name] ?? 0) - (places?.[b.name] ?? 0));
  return (
    <div class="sm-reckoning">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.goldHome}</th>
            <th scope="col">{words.shipsAfloat}</th>
            <th scope="col">{words.mastsLeft}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((player) => {
            const afloat = sight.ships.filter((ship) => ship.of === player.name && ship.pose);
            return (
              <tr key={player.name} class={player.name === seat ? 'own' : ''}>
                <td data-says={words.place}>{places?.[player.name] ?? ''}</td>
                <th scope="row">{player.name}</th>
                <td data-says={words.goldHome}>{player.gold}</td>
                <td data-says={words.shipsAfloat}>
                  {afloat.map((ship) => plans.ship(ship.name).name).join(', ') || words.none}
                </td>
                <td data-says={words.mastsLeft}>{afloat.reduce((sum, ship) => sum + mastsOf(ship, plans), 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
