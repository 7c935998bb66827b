/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { mastsOf } from './docked';
import { ahead, type Pose } from './geometry';
import type { Plans } from './plans';
import { ShipShape, usePlaced } from './ShipShape';
import type { Ship } from './sight';

interface Props {
  ship: Ship;
  pose: Pose;
  size: number;
  plans: Plans;
  /** A pixel in millimetres. */
  pixel: number;
  side: number;
  docked: boolean;
  look: string;
}

/** A ship on the sea with her name, load and state; what is written keeps its size at every zoom. */
export function ShipOnSea({ ship, pose, size, plans, pixel, side, docked, look }: Props) {
  const words = useWords(highSeasWords);
  const plan = plans.ship(ship.name);
  const style = usePlaced(pose, size);
  const masts = mastsOf(ship, plans);
  const derelict = masts === 0;
  const middle = 20;
  // The name stands behind the stern, away from what the bow lies at.
  const aft = Math.min(...plan.outline.map(([, y]) => y));
  const [east, north] = ahead(pose.heading);
  const behind = -aft + 4 + 14 * pixel;
  const x = pose.x - east * (behind + Math.abs(east) * 22 * pixel);
  const y = size - pose.y + north * behind;
  const signs = [
    derelict ? words.derelict : '',
    ship.pinnedBy ? words.pinned : '',
    ship.sinking ? words.sinking : '',
    docked ? '⚓' : '',
  ].filter(Boolean);
  return (
    <g class={`hs-ship side-${side} ${derelict ? 'derelict' : ''} ${ship.acted ? 'acted' : ''} ${look}`}>
      <g class="hs-moves" style={style} data-piece={ship.name}>
        <circle class="hs-touch" cx={0} cy={middle} r={Math.max(30, 20 * pixel)} />
        <ellipse class="hs-ring" cx={0} cy={middle} rx={18 + 2 * pixel} ry={34 + 2 * pixel} />
        <ShipShape plan={plan} masts={ship.masts} />
      </g>
      <g class="hs-words" transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${pixel.toFixed(4)})`}>
        <text y={4}>{plan.name}</text>
        {(ship.coins.length > 0 || signs.length > 0) && (
          <text class="hs-signs" y={17}>
            {ship.coins.length > 0 ? `● ${ship.coins.length} ` : ''}
            {signs.join(' · ')}
          </text>
        )}
      </g>
    </g>
  );
}
