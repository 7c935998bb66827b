/** @jsxRuntime automatic @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { Game } from '../api/types';
import type { Branch } from '../table/messages';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import { facesOf } from './deck';
import { look } from './sight';

interface Props {
  position: Branch;
  game: Game | null;
  places?: Record<string, number>;
  seat?: string | null;
}

/** Who is left: ships, fame and gold of each player, by place. */
export function Reckoning({ position, game, places, seat }: Props) {
  const words = useWords(pirateAttackWords);
  const faces = useMemo(() => facesOf(game), [game]);
  const sight = look(position, null);
  const ranked = [...sight.players].sort(
    (a, b) => (places?.[a.name] ?? 0) - (places?.[b.name] ?? 0) || b.fame - a.fame || b.ships.length - a.ships.length,
  );
  const decided: Record<string, string> = {
    stalemate: words.endShared,
    time: words.endTime,
    target: words.endTarget,
  };
  return (
    <div class="sm-reckoning">
      <p>{decided[String(position.ended)] ?? words.endShips}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.placeColumn}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.shipsLeft}</th>
            <th scope="col">{words.fameColumn}</th>
            <th scope="col">{words.goldColumn}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr key={player.name} class={player.name === seat ? 'own' : ''}>
              <td data-says={words.placeColumn}>{places?.[player.name] ?? ''}</td>
              <th scope="row">{player.name}</th>
              <td data-says={words.shipsLeft}>
                {player.ships.map((ship) => faces(ship.card).name).join(', ') || words.noShips}
              </td>
              <td data-says={words.fameColumn}>{player.fame}</td>
              <td data-says={words.goldColumn}>{player.gold}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
