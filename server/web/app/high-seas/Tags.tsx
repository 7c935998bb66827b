/** @jsxRuntime automatic @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Plans } from './plans';
import type { Sight } from './sight';
import { type Box, tagsOf } from './labels';

/** What is shown of the sea, from the words of the drawing. */
function boxOf(view: string): Box {
  const [left, top, wide, high] = view.split(' ').map(Number);
  return [left, top, left + wide, top + high];
}

/** The names of all pieces with their load and state; they keep their size at every zoom and avoid each other. */
export function Tags({ sight, plans, pixel, view }: { sight: Sight; plans: Plans; pixel: number; view: string }) {
  const words = useWords(highSeasWords);
  const tags = useMemo(() => tagsOf(sight, plans, pixel, boxOf(view), words), [sight, plans, pixel, view, words]);
  return (
    <g class="hs-tags">
      {tags.map(({ name, says, signs, side, at: [x, y] }) => (
        <g
          key={name}
          class={`hs-words ${side >= 0 ? `side-${side}` : ''}`}
          transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${pixel.toFixed(4)})`}
        >
          <text y={11}>{says}</text>
          {signs && (
            <text class="hs-signs" y={24}>
              {signs}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
