/** @jsxRuntime automatic @jsxImportSource preact */

/** Where the masts stand: a sloop has one, a schooner two, a brigantine two with crossed yards. */
const MASTS: Record<string, { x: number; top: number; width: number }[]> = {
  Sloop: [{ x: 48, top: 14, width: 30 }],
  Schooner: [
    { x: 35, top: 18, width: 24 },
    { x: 64, top: 10, width: 27 },
  ],
  Brigantine: [
    { x: 27, top: 22, width: 21 },
    { x: 51, top: 6, width: 26 },
    { x: 76, top: 18, width: 21 },
  ],
};

/** A ship as big as its kind. */
export function ShipShape({ card }: { card: string }) {
  const masts = MASTS[card.split(' ')[0]] ?? MASTS.Schooner;
  return (
    <svg class="ship-picture pa-shape" viewBox="0 0 100 88" aria-hidden="true" focusable="false">
      {masts.map(({ x, top, width }) => (
        <g key={x}>
          <path class="mast" d={`M${x} ${top - 6}V64`} />
          <path class="pa-pennant" d={`M${x} ${top - 6}h11l-3 3 3 3h-11z`} />
          <path
            class="sail"
            d={`M${x - width / 2 + 2} ${top + 2}h${width - 4}q5 ${(58 - top) / 2} 0 ${56 - top}q-${width / 2} 5-${width} 0q-6-${(58 - top) / 2} 2-${56 - top}z`}
          />
        </g>
      ))}
      <path class="bowsprit" d="M14 64 2 54" />
      <path class="hull" d="M8 62q4 4 14 4h54l4-8h14q-1 14-12 24H28Q14 80 8 62z" />
      <path class="wale" d="M14 70q6 3 14 3h62" />
    </svg>
  );
}
