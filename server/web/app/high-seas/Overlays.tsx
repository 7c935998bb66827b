/** @jsxRuntime automatic @jsxImportSource preact */
import { endsOf, type Leg, startOf } from './aiming';
import { distance, type Point, type Pose } from './geometry';
import type { Roll } from './happening';
import type { ShipPlan } from './plans';
import { path } from './ShipShape';

export interface Drawn {
  size: number;
  pixel: number;
}

export const at = ([x, y]: Point, size: number) => `${x.toFixed(2)} ${(size - y).toFixed(2)}`;
const place = (pose: Pose, size: number) => `translate(${pose.x} ${size - pose.y}) rotate(${pose.heading})`;

/** Which bar has this length: its letter, or nothing. */
export const barName = (bars: Record<string, number>, length: number) =>
  Object.entries(bars).find(([, full]) => Math.abs(full - length) < 0.05)?.[0] ?? '';

interface CourseProps extends Drawn {
  plan: ShipPlan;
  from: Pose;
  legs: readonly Leg[];
  /** Full lengths of the bars by number. */
  bars: Record<string, number>;
  names: Record<string, number>;
  look?: string;
  /** Whether the last ghost can be dragged. */
  handle?: boolean;
}

/** A course: the bars that are laid, how much of each is sailed, and where the ship lies after each. */
export function CourseLines({ plan, from, legs, bars, names, look = '', handle, size, pixel }: CourseProps) {
  const ends = endsOf(plan, from, legs);
  return (
    <g class={`hs-course ${look}`}>
      {legs.map((leg, i) => {
        const start = startOf(plan, i === 0 ? from : ends[i - 1], leg);
        const end = startOf(plan, ends[i], leg);
        const full = bars[leg.bar] ?? leg.length;
        const share = leg.length > 0 ? full / leg.length : 1;
        const whole: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
        const half: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
        const label = barName(names, full);
        return (
          <g key={i}>
            <path class="hs-bar" d={`M${at(start, size)}L${at(whole, size)}`} stroke-width={5 * pixel} />
            <path class="hs-sailed" d={`M${at(start, size)}L${at(end, size)}`} stroke-width={3 * pixel} />
            {label && leg.length > 34 * pixel && (
              <g class="hs-barname" transform={`translate(${at(half, size)}) scale(${pixel})`}>
                <circle r={8} />
                <text y={4}>{label}</text>
              </g>
            )}
            <g
              class={`hs-ghost ${i === legs.length - 1 ? 'last' : ''}`}
              transform={place(ends[i], size)}
              data-grab={handle && i === legs.length - 1 ? 'ghost' : undefined}
            >
              {handle && i === legs.length - 1 && <circle class="hs-touch" cy={20} r={Math.max(34, 26 * pixel)} />}
              <path d={path(plan.outline)} stroke-width={1.5 * pixel} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The place on the water that was pointed at. */
export function Mark({ at: place, size, pixel }: Drawn & { at: Point }) {
  return (
    <g class="hs-mark-place" transform={`translate(${at(place, size)}) scale(${pixel})`}>
      <path d="M-7-7L7 7M7-7L-7 7" />
    </g>
  );
}

/** What the tape measures: millimetres, and how often the bars go into it. */
export function Tape({
  from,
  to,
  bars,
  size,
  pixel,
}: Drawn & { from: Point; to: Point; bars: Record<string, number> }) {
  const long = distance(from, to);
  const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const multiples = Object.entries(bars)
    .map(([name, length]) => `${(long / length).toFixed(1)} ${name}`)
    .join(' · ');
  return (
    <g class="hs-tape">
      <path d={`M${at(from, size)}L${at(to, size)}`} stroke-width={2.5 * pixel} />
      <g class="hs-words" transform={`translate(${at(half, size)}) scale(${pixel})`}>
        <rect x={-62} y={-34} width={124} height={30} rx={5} />
        <text y={-21}>{`${long.toFixed(0)} mm`}</text>
        <text y={-9}>{multiples}</text>
      </g>
    </g>
  );
}

const PIPS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -5],
    [5, -5],
    [-5, 0],
    [5, 0],
    [-5, 5],
    [5, 5],
  ],
};

/** A die that shows so many pips. */
export const Die = ({ pips, x, y }: { pips: number; x: number; y: number }) => (
  <g class="hs-dice" transform={`translate(${x} ${y})`}>
    <rect x={-16} y={-16} width={32} height={32} rx={6} />
    {PIPS[pips]?.map(([px, py], k) => (
      <circle key={k} cx={px * 1.5} cy={py * 1.5} r={2.8} />
    ))}
  </g>
);

/** Dice that were just rolled, over the ship they concern: they tumble first; what is added to them stands beside. */
export function Dice({ roll, over, size, pixel }: Drawn & { roll: Roll; over: Point }) {
  const wide = roll.sums ? 104 : 40;
  return (
    <g
      class={`hs-dice ${roll.good === null ? '' : roll.good ? 'good' : 'bad'}`}
      transform={`translate(${at(over, size)}) scale(${pixel})`}
    >
      {roll.dice.map((die, i) => (
        <g key={i} transform={`translate(${(i - (roll.dice.length - 1) / 2) * wide - (roll.sums ? 26 : 0)} -36)`}>
          <g class={`hs-die nth-${i}`}>
            <rect x={-16} y={-16} width={32} height={32} rx={6} />
            {PIPS[die.pips]?.map(([x, y], k) => (
              <circle key={k} cx={x * 1.5} cy={y * 1.5} r={2.8} />
            ))}
          </g>
          {roll.sums && (
            <text class="hs-adds" x={22} y={6}>
              + {die.adds} = {roll.sums[i]}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Places that can be chosen: dots, small where there are hundreds. */
export function Spots({
  spots,
  picked,
  size,
  pixel,
}: Drawn & { spots: { index: number; pose: Pose }[]; picked: number | null }) {
  return (
    <g class="hs-spots">
      {spots.map(({ index, pose }) => (
        <circle
          key={index}
          class={picked === index ? 'picked' : ''}
          data-piece={`spot:${index}`}
          cx={pose.x}
          cy={size - pose.y}
          r={spots.length > 60 ? Math.min(9 * pixel, 7) : 9 * pixel}
        />
      ))}
    </g>
  );
}
