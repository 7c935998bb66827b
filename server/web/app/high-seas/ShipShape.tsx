/** @jsxRuntime automatic @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { type Point, type Pose, turnTo } from './geometry';
import type { ShipPlan } from './plans';

/** Corners of a piece in its own coordinates, as a drawing wants them: y down. */
export const path = (points: readonly Point[], scale = 1, middle: Point = [0, 0]) =>
  `M${points
    .map(
      ([x, y]) =>
        `${(middle[0] + (x - middle[0]) * scale).toFixed(2)} ${(-(middle[1] + (y - middle[1]) * scale)).toFixed(2)}`,
    )
    .join('L')}Z`;

/** Where a piece lies, as a style that can move slowly; a turn takes the short way round. */
export function usePlaced(pose: Pose, size: number): { transform: string } {
  const turned = useRef(pose.heading);
  turned.current += turnTo(turned.current, pose.heading);
  return {
    transform: `translate(${pose.x.toFixed(2)}px, ${(size - pose.y).toFixed(2)}px) rotate(${turned.current.toFixed(2)}deg)`,
  };
}

interface Props {
  plan: ShipPlan;
  /** Numbers of the masts that stand; null: all. */
  masts: readonly number[] | null;
}

/** A ship from above, bow upwards: hull, deck, masts with their sails, stumps where they are lost. */
export function ShipShape({ plan, masts }: Props) {
  const aft = Math.min(...plan.outline.map(([, y]) => y));
  const bow = Math.max(...plan.outline.map(([, y]) => y));
  const middle: Point = [0, (aft + bow) / 2];
  return (
    <>
      <path class="hs-wake" d={path(plan.outline, 1.16, middle)} />
      <path class="hs-hull" d={path(plan.outline)} />
      <path class="hs-deck" d={path(plan.outline, 0.78, middle)} />
      <path class="hs-keel" d={`M0 ${-bow}V${-aft}`} />
      <path class="hs-sprit" d={`M0 ${-bow + 1}V${-bow - 5}`} />
      {plan.masts.map(([x, y], i) => {
        const stands = masts === null || masts.includes(i + 1);
        const half = Math.max(...(plan.sails[i] ?? [[6, 0]]).map(([sx]) => Math.abs(sx - x)));
        return stands ? (
          <g key={i} class="hs-mast">
            <path
              class="hs-sail"
              d={`M${x - half} ${-y + 2.5}Q${x} ${-y - 12} ${x + half} ${-y + 2.5}Q${x} ${-y + 0.5} ${x - half} ${-y + 2.5}Z`}
            />
            <circle cx={x} cy={-y} r={1.3} />
          </g>
        ) : (
          <g key={i} class="hs-stump">
            <circle cx={x} cy={-y} r={1.5} />
          </g>
        );
      })}
      <path class="hs-flag" d={`M0 ${-aft - 1}v4.5l-6 2.5l6 2.5`} />
    </>
  );
}
