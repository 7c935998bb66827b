/** @jsxRuntime automatic @jsxImportSource preact */

/** Where the coins of a pile lie, the lowest first. */
const PLACES = [
  [-3, 2],
  [-9, 3],
  [-7, -4],
  [-1, -5],
  [-4, -10],
  [-11, -3],
];

/** How many coins lie on an island. Not a number on a coin: that is the value of one, as the lists show it. */
export function CoinPile({ number }: { number: number }) {
  return (
    <g class="hs-coins">
      {PLACES.slice(0, number)
        .reverse()
        .map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={6.5} />
        ))}
      <text class="hs-count" x={13} y={5}>
        ×{number}
      </text>
    </g>
  );
}
