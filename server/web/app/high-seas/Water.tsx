/** @jsxRuntime automatic @jsxImportSource preact */

/** The water: depth toward the edge, a few waves, the grid of a chart every ten centimetres, a compass rose. */
export function Water({ size, pixel }: { size: number; pixel: number }) {
  const lines: number[] = [];
  for (let mark = 100; mark < size; mark += 100) {
    lines.push(mark);
  }
  return (
    <>
      <defs>
        <radialGradient id="hs-depth" cx="50%" cy="45%" r="75%">
          <stop class="hs-shallow" offset="0%" />
          <stop class="hs-abyss" offset="100%" />
        </radialGradient>
        <pattern id="hs-waves" width={128} height={76} patternUnits="userSpaceOnUse">
          <path d="M10 18q7-6 14 0t14 0M74 34q6-5 12 0t12 0M30 62q7-6 14 0t14 0t14 0" />
        </pattern>
      </defs>
      <rect class="hs-water" x={0} y={0} width={size} height={size} />
      <rect class="hs-waves" x={0} y={0} width={size} height={size} />
      <path
        class="hs-grid"
        d={lines.map((mark) => `M0 ${mark}H${size}M${mark} 0V${size}`).join('')}
        stroke-width={pixel}
      />
      <rect class="hs-frame" x={0} y={0} width={size} height={size} />
      <g class="hs-rose" transform={`translate(${size - 62} ${size - 62})`}>
        <circle r={36} />
        <circle r={30} />
        <path class="hs-rose-minor" d="M0-27L5-5L27 0L5 5L0 27L-5 5L-27 0L-5-5Z" transform="rotate(45)" />
        <path d="M0-46L8-8L46 0L8 8L0 46L-8 8L-46 0L-8-8Z" />
        <text y={-49}>N</text>
      </g>
    </>
  );
}
