/** @jsxRuntime automatic @jsxImportSource preact */
import type { Point } from './geometry';
import { path } from './ShipShape';
import type { Island } from './sight';

interface Props {
  island: Island;
  coast: readonly Point[];
}

/** An island from above: beach, green, palms, and a harbour where it is somebody's home. Its own coordinates. */
export function IslandShape({ island, coast }: Props) {
  // Every island looks a little different, and always the same.
  const seed = [...island.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const palms: Point[] = [0, 1, 2, 3].map((i) => {
    const angle = ((seed * 37 + i * 97) % 360) * (Math.PI / 180);
    const far = 8 + ((seed * (i + 3)) % 9);
    return [Math.cos(angle) * far, Math.sin(angle) * far * 1.2];
  });
  return (
    <>
      <path class="hs-shoal" d={path(coast, 1.42)} />
      <path class="hs-shoal" d={path(coast, 1.26)} />
      <path class="hs-shoal" d={path(coast, 1.12)} />
      <path class="hs-beach" d={path(coast)} />
      <path class="hs-green" d={path(coast, 0.78)} />
      <path class="hs-hill" d={path(coast, 0.42, [seed % 7, (seed % 11) - 5])} />
      {palms.map(([x, y], i) => (
        <path key={i} class="hs-palm" d={`M${x} ${y}m-3 0l6 0m-4.500-2.600l3 5.200m0-5.200l-3 5.200`} />
      ))}
    </>
  );
}
