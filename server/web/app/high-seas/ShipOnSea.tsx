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

/** A ship on the sea as her state is: under sail, docked, pinned, derelict. */
export function ShipOnSea({ ship, pose, size, plans, pixel, side, docked, look }: Props) {
  const words = useWords(highSeasWords);
  const plan = plans.ship(ship.name);
  const style = usePlaced(pose, size);
  const derelict = mastsOf(ship, plans) === 0;
  const middle = 20;
  return (
    <g
      class={`hs-ship side-${side} ${derelict ? 'derelict' : ''} ${ship.acted ? 'acted' : ''} ${docked ? 'docked' : ''} ${ship.pinnedBy ? 'pinned' : ''} ${look}`}
    >
      <g class="hs-moves" style={style} data-piece={ship.name}>
        <circle class="hs-touch" cx={0} cy={middle} r={Math.max(30, 20 * pixel)} />
        <ellipse class="hs-ring" cx={0} cy={middle} rx={18 + 2 * pixel} ry={34 + 2 * pixel} />
        {ship.pinnedBy && (
          <circle class="hs-pin" cx={0} cy={0} r={7}>
            <title>{words.pinnedBy(plans.pieceName(ship.pinnedBy))}</title>
          </circle>
        )}
        <ShipShape plan={plan} masts={ship.masts} />
      </g>
    </g>
  );
}
