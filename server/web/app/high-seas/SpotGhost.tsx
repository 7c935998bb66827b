/** @jsxRuntime automatic @jsxImportSource preact */
import type { Ask } from './ask';
import type { Pose } from './geometry';
import type { Plans } from './plans';
import { path } from './ShipShape';

interface Props {
  ask: Extract<Ask, { kind: 'spot' }>;
  plans: Plans;
  pose: Pose | null;
  refused: boolean;
  size: number;
  pixel: number;
}

/** What would be put where the player points: an island, or a ship at her berth. */
export function SpotGhost({ ask, plans, pose, refused, size, pixel }: Props) {
  const outline = ask.verb === 'berth' ? plans.ship(ask.ship?.name ?? '').outline : plans.coast(ask.coast);
  return pose ? (
    <g class={`hs-course ${refused ? 'refused' : ''}`}>
      <g class="hs-ghost last" transform={`translate(${pose.x} ${size - pose.y}) rotate(${pose.heading})`}>
        <path d={path(outline)} stroke-width={1.5 * pixel} />
      </g>
    </g>
  ) : null;
}
