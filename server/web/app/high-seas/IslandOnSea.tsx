/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { CoinPile } from './CoinPile';
import { IslandShape } from './IslandShape';
import type { Plans } from './plans';
import type { Island } from './sight';

interface Props {
  island: Island;
  size: number;
  plans: Plans;
  pixel: number;
  /** The number of the seat whose home it is, or -1. */
  side: number;
  /** The numbers of the seats that have explored it. */
  marks: readonly number[];
  look: string;
}

/** An island with its name, its coins and the marks of those who have explored it. */
export function IslandOnSea({ island, size, plans, pixel, side, marks, look }: Props) {
  const words = useWords(highSeasWords);
  const x = island.pose.x;
  const y = size - island.pose.y;
  const coins = island.coins.length;
  const known = island.coins.every((value) => value !== null);
  const gold = island.coins.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return (
    <g class={`hs-island ${side >= 0 ? `home side-${side}` : ''} ${look}`} data-piece={island.name}>
      <g transform={`translate(${x} ${y}) rotate(${island.pose.heading})`}>
        <IslandShape island={island} coast={plans.coast(island.coast)} />
        <path class="hs-ring" d={`M-36 0a36 46 0 1 0 72 0a36 46 0 1 0 -72 0`} />
      </g>
      <g class="hs-words" transform={`translate(${x} ${y}) scale(${pixel.toFixed(4)})`}>
        {coins > 0 && (
          <g transform={pixel > 1.6 ? 'scale(0.8)' : undefined}>
            <CoinPile number={coins} />
            {known && pixel < 1.1 && (
              <text class="hs-worth" y={23}>
                {words.gold(gold)}
              </text>
            )}
          </g>
        )}
        {side >= 0 && <path class="hs-banner" d="M-1 12V-16H17L12 -10L17 -4H1V12Z" />}
        {marks.length > 0 && (
          <g>
            <title>{words.exploredBy(island.explored.join(', '))}</title>
            {marks.map((seat, i) => (
              <path key={seat} class={`hs-mark side-${seat}`} d={`M${13 + i * 10} -17l7 7m0 -7l-7 7`} />
            ))}
          </g>
        )}
      </g>
    </g>
  );
}
