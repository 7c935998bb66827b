/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Bearing } from './bearings';
import { nearest, outlineAt, type Point, placed, type Pose } from './geometry';
import type { Happening } from './happening';
import { idleSays } from './idleBecause';
import { at, type Drawn } from './Overlays';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const slug = (name: string) => name.replace(/\W+/g, '-');

interface RangeProps extends Drawn {
  ship: Ship;
  /** Where she lies, or would lie. */
  pose: Pose;
  plans: Plans;
}

/** How far the cannons of a ship reach: one outline for short and one for long range, around all masts that stand. */
export function RangeRings({ ship, pose, plans, size, pixel }: RangeProps) {
  const plan = plans.ship(ship.name);
  return (
    <g class="hs-ranges">
      {(['S', 'L'] as const).map((range) => {
        const reach = plans.bars[range] ?? 0;
        const masts = plan.masts
          .filter((_, i) => plan.cannons[i]?.range === range && (ship.masts === null || ship.masts.includes(i + 1)))
          .map((mast) => placed(mast, pose));
        if (masts.length === 0) {
          return null;
        }
        const top = masts.reduce((best, mast) => (mast[1] > best[1] ? mast : best));
        const circles = (more: number) =>
          masts.map(([x, y], i) => <circle key={i} cx={x} cy={size - y} r={reach + more} />);
        return (
          <g key={range} class={range}>
            {/* The rim of all circles together: what lies within any of them is cut out. */}
            <mask
              id={`hs-range-${range}-${slug(ship.name)}`}
              maskUnits="userSpaceOnUse"
              x={-500}
              y={-500}
              width={size + 1000}
              height={size + 1000}
            >
              <rect x={-500} y={-500} width={size + 1000} height={size + 1000} fill="#fff" />
              <g fill="#000">{circles(0)}</g>
            </mask>
            <g class="hs-reach">{circles(0)}</g>
            <g class="hs-rim" mask={`url(#hs-range-${range}-${slug(ship.name)})`}>
              {circles(2 * pixel)}
            </g>
            <g class="hs-words" transform={`translate(${at([top[0], top[1] + reach], size)}) scale(${pixel})`}>
              <text y={-6}>{range}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Lines of fire: those that are clear, and along which lines the rules looked in vain. */
export function FireLines({ bearings, plans, size, pixel }: Drawn & { bearings: readonly Bearing[]; plans: Plans }) {
  const words = useWords(highSeasWords);
  return (
    <g class="hs-fire">
      {bearings.map((one, nth) => {
        const { cannon, target, finding, tried } = one;
        const clear = finding === 'clear';
        const lines = clear ? tried.slice(-1) : tried;
        return (
          <g key={`${cannon} ${target}`} class={clear ? 'clear' : 'blocked'}>
            {lines.map(([from, to], i) => (
              <path key={i} d={`M${at(from, size)}L${at(to, size)}`} stroke-width={(clear ? 2.5 : 1.2) * pixel} />
            ))}
            {lines.length > 0 && (
              <g
                class="hs-barname"
                data-piece={clear ? undefined : `line:${nth}`}
                transform={`translate(${at(between(lines[0][0], lines[0][1], clear ? 0.62 : 0.4), size)}) scale(${pixel})`}
              >
                {!clear && <title>{idleSays(one, plans, words)}</title>}
                <circle r={8.5} />
                <text y={4}>{clear ? cannon || '+' : '×'}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The shot that is being fired, from its mast to the target. */
export function FlyingShot({
  shot,
  sight,
  plans,
  size,
  pixel,
}: Drawn & { shot: NonNullable<Happening['shot']>; sight: Sight; plans: Plans }) {
  const ship = sight.ships.find((one) => one.name === shot.ship);
  const other = sight.ships.find((one) => one.name === shot.target);
  if (!ship?.pose || !other?.pose) {
    return null;
  }
  const masts = plans.ship(ship.name).masts;
  const from = placed(masts[Math.max(0, shot.mast - 1)] ?? masts[0] ?? [0, 0], ship.pose);
  const outline = outlineAt(plans.ship(other.name).outline, other.pose);
  const near = nearest(from, outline);
  // A miss goes past her.
  const to = shot.hit ? near : between(from, near, 1.25);
  return (
    <g class={`hs-shot ${shot.hit ? 'hit' : 'missed'}`}>
      <path d={`M${at(from, size)}L${at(to, size)}`} stroke-width={2.5 * pixel} />
      <g transform={`translate(${at(from, size)}) scale(${pixel})`}>
        <circle class="hs-smoke" r={9} />
      </g>
      <g transform={`translate(${at(to, size)}) scale(${pixel})`}>
        {shot.hit ? (
          <path class="hs-burst" d="M0-15L4-5L14-7L7 1L12 11L2 7L-5 14L-5 4L-15 1L-6-4L-9-13L-2-7Z" />
        ) : (
          <circle class="hs-splash" r={8} />
        )}
      </g>
    </g>
  );
}
