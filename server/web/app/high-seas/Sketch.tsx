/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game } from '../api/types';
import type { Branch } from '../table/messages';
import { CoinPile } from './CoinPile';
import { IslandShape } from './IslandShape';
import { plansOf } from './plans';
import { ShipShape } from './ShipShape';
import { look } from './sight';
import './sea.css';

/** A position in small: the sea with its islands, coins and ships. */
export function Sketch({ view, game }: { view: Branch; seat: string; game: Game }) {
  const plans = plansOf(game);
  const sight = look(view);
  const { size } = sight;
  const side = (name: string | null) => sight.players.findIndex((player) => player.name === name);
  return (
    <svg class="hs-table hs-sketch" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} />
      {sight.islands.map((island) => (
        <g
          key={island.name}
          class={`hs-island ${island.home ? `home side-${side(island.home)}` : ''}`}
          transform={`translate(${island.pose.x} ${size - island.pose.y})`}
        >
          <g transform={`rotate(${island.pose.heading})`}>
            <IslandShape island={island} coast={plans.coast(island.coast)} />
          </g>
          {island.coins.length > 0 && (
            <g transform="scale(1.8)">
              <CoinPile number={island.coins.length} />
            </g>
          )}
        </g>
      ))}
      {sight.ships.map(
        (ship) =>
          ship.pose && (
            <g
              key={ship.name}
              class={`hs-ship side-${side(ship.of)}`}
              transform={`translate(${ship.pose.x} ${size - ship.pose.y}) rotate(${ship.pose.heading}) scale(1.3)`}
            >
              <ShipShape plan={plans.ship(ship.name)} masts={ship.masts} />
            </g>
          ),
      )}
    </svg>
  );
}
