/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { mastsOf } from './docked';
import type { Pose } from './geometry';
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
  const [mx, my] = [pose.x, size - pose.y];
  const middle = 20;
  const angle = (pose.heading * Math.PI) / 180;
  const [cx, cy] = [mx - Math.sin(angle) * middle, my + Math.cos(angle) * middle];
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
      <g class="hs-words" transform={`translate(${cx.toFixed(2)} ${(cy + 30).toFixed(2)}) scale(${pixel.toFixed(4)})`}>
        <text y={11}>{plan.name}</text>
        {(ship.coins.length > 0 || signs.length > 0) && (
          <text class="hs-signs" y={24}>
            {ship.coins.length > 0 ? `● ${ship.coins.length} ` : ''}
            {signs.join(' · ')}
          </text>
        )}
      </g>
    </g>
  );
}
