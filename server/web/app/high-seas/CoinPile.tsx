/** @jsxRuntime automatic @jsxImportSource preact */

/** How many coins lie on an island. Not a number on a coin: that is the value of one, as the lists show it. */
export function CoinPile({ number }: { number: number }) {
  return (
    <g class="hs-coins">
      <circle cx={-7} cy={-4} r={6.5} />
      <circle cx={-9} cy={3} r={6.5} />
      <circle cx={-3} cy={2} r={6.5} />
      <text class="hs-count" x={13} y={5}>
        ×{number}
      </text>
    </g>
  );
}
