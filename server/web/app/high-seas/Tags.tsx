/** @jsxRuntime automatic @jsxImportSource preact */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ART } from '../look/pictures';
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
      {tags.map(({ name, says, signs, side, docked, at: [x, y] }) => (
        <g
          key={name}
          class={`hs-words ${side >= 0 ? `side-${side}` : ''}`}
          transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${pixel.toFixed(4)})`}
        >
          <Name says={says} docked={docked} />
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

/** A piece's name, with an anchor before it where the ship is docked. */
function Name({ says, docked }: { says: string; docked: boolean }) {
  const text = useRef<SVGTextElement>(null);
  const [wide, setWide] = useState(0);
  useLayoutEffect(() => {
    if (!docked) {
      return;
    }
    const measure = () => setWide(text.current?.getComputedTextLength() ?? 0);
    measure();
    // The name is wider or narrower once its own font has come.
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
  }, [says, docked]);
  return (
    <>
      <text ref={text} y={11}>
        {says}
      </text>
      {docked && (
        <path
          class="hs-anchor"
          d={ART.anchor.path}
          transform={`translate(${(-wide / 2 - 15).toFixed(1)} 1) scale(${11 / 512})`}
        />
      )}
    </>
  );
}
