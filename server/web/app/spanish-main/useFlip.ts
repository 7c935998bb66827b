import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from '../settings/kept';

/**
 * Lets things glide to their new places: where each was before is compared with where it is now. They keep their order in
 * the document, so that keyboard and screen reader follow the row as it is.
 */
export function useFlip<T extends HTMLElement>(order: string) {
  const box = useRef<T>(null);
  const places = useRef(new Map<string, { x: number; y: number }>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, { x: number; y: number }>();
    box.current?.querySelectorAll<HTMLElement>('[data-glides]').forEach((thing) => {
      const name = thing.dataset.glides ?? '';
      const at = { x: thing.offsetLeft, y: thing.offsetTop };
      now.set(name, at);
      const was = before.get(name);
      if (was && (was.x !== at.x || was.y !== at.y) && mayMove()) {
        const [dx, dy] = [was.x - at.x, was.y - at.y];
        thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
          duration: 550,
          easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
        });
      }
    });
    places.current = now;
  }, [order]);
  return box;
}
