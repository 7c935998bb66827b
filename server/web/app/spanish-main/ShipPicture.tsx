/** @jsxRuntime automatic @jsxImportSource preact */
import type { Nation } from './ships';
import { SHIPS } from './ships';

/** Where the masts stand and how high their sails are. */
const MASTS: Record<1 | 2 | 3, { x: number; top: number; width: number }[]> = {
  1: [{ x: 50, top: 12, width: 34 }],
  2: [
    { x: 37, top: 18, width: 26 },
    { x: 66, top: 10, width: 28 },
  ],
  3: [
    { x: 28, top: 24, width: 20 },
    { x: 51, top: 8, width: 25 },
    { x: 75, top: 20, width: 20 },
  ],
};

/** A ship, bow to the left where the front of the row is. The sign on its sails tells its nation without colours. */
export function ShipPicture({ ship, damaged }: { ship: string; damaged: boolean }) {
  const { nation, masts } = SHIPS[ship] ?? { nation: 'English', masts: 2 };
  return (
    <svg
      class={`ship-picture ${nation} ${damaged ? 'damaged' : ''}`}
      viewBox="0 0 100 92"
      aria-hidden="true"
      focusable="false"
    >
      <g class="ship-body">
        {MASTS[masts].map(({ x, top, width }) => (
          <g key={x}>
            <path class="mast" d={`M${x} ${top - 6}V64`} />
            <path class="pennant" d={`M${x} ${top - 6}h11l-3 3 3 3h-11z`} />
            {damaged ? (
              <path
                class="sail torn"
                d={`M${x - width / 2} ${top + 4}h${width * 0.55}l-3 9 6 4-7 8 4 10q-${width / 2} 6-${width * 0.62} 2q-5-16 0-33z`}
              />
            ) : (
              <>
                <path
                  class="sail"
                  d={`M${x - width / 2 + 2} ${top + 2}h${width - 4}q5 ${(58 - top) / 2} 0 ${56 - top}q-${width / 2} 5-${width} 0q-6-${(58 - top) / 2} 2-${56 - top}z`}
                />
                <Sign nation={nation} x={x - 1} y={(top + 60) / 2} size={width * 0.36} />
              </>
            )}
          </g>
        ))}
        <path class="bowsprit" d="M14 64 2 54" />
        <path class="hull" d="M8 62q4 4 14 4h54l4-8h14q-1 14-12 24H28Q14 80 8 62z" />
        <path class="wale" d="M14 70q6 3 14 3h62" />
        <path class="ports" d="M32 75h5v4h-5zM45 75h5v4h-5zM58 75h5v4h-5zM71 75h5v4h-5z" />
        {damaged && <path class="breach" d="M40 66l5 5-4 4 7 3-2 6 8-4 5 3-1-8 6-3-7-3 1-5-6 2z" />}
      </g>
      {damaged && (
        <g class="smoke">
          <circle cx="60" cy="34" r="6" />
          <circle cx="67" cy="24" r="8" />
          <circle cx="77" cy="13" r="9" />
        </g>
      )}
      <path class="wake" d="M0 86q8-6 16 0t16 0 16 0 16 0 16 0 20 0" />
    </svg>
  );
}

/** English: a cross. Spanish: a saltire. Dutch: three bars. */
export function Sign({ nation, x, y, size }: { nation: Nation; x: number; y: number; size: number }) {
  const s = size;
  const strokes = {
    English: `M${x} ${y - s}v${2 * s}M${x - s} ${y}h${2 * s}`,
    Spanish: `M${x - s * 0.8} ${y - s * 0.8}l${1.6 * s} ${1.6 * s}M${x + s * 0.8} ${y - s * 0.8}l${-1.6 * s} ${1.6 * s}`,
    Dutch: `M${x - s} ${y - s * 0.75}h${2 * s}M${x - s} ${y}h${2 * s}M${x - s} ${y + s * 0.75}h${2 * s}`,
  };
  return <path class="sign" d={strokes[nation]} />;
}

/** The flag of a nation beside a name. */
export function Flag({ nation }: { nation: Nation }) {
  return (
    <svg class={`flag ${nation}`} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      <rect width="24" height="16" rx="2" />
      <Sign nation={nation} x={12} y={8} size={5} />
    </svg>
  );
}
