import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from './geometry';

/** How much of the sea is shown: the middle, in millimetres (y is north), and how many pixels a millimetre has. */
export interface Camera {
  middle: Point;
  scale: number;
  width: number;
  height: number;
  /** A pixel in millimetres: what keeps its size at every zoom is measured in it. */
  pixel: number;
  viewBox: string;
  /** The place on the sea under a place on the screen. */
  toSea: (clientX: number, clientY: number) => Point;
  /** Moves and zooms by the player's own hand: from then on the chart keeps his zoom. */
  pan: (pixelsX: number, pixelsY: number) => void;
  zoom: (factor: number, clientX?: number, clientY?: number) => void;
  /** Shows the whole sea, and lets the chart follow the game again. */
  fit: () => void;
  /** Whether the player has chosen himself what is shown. */
  own: boolean;
  /** Whether all of the sea is shown. */
  whole: boolean;
  /** Whether a place is shown, so many millimetres from the edge. */
  holds: (place: Point, edge: number) => boolean;
  /** Follows the game: shows a place and so many millimetres around it; where the player has zoomed himself, only the place. */
  show: (middle: Point, around: number) => void;
  /** Follows the game back to the whole sea, unless the player has zoomed himself. */
  rest: () => void;
}

/** Beyond the edge a little is shown, so that ships at the edge can be seen whole. */
const MARGIN = 22;
const MOST = 6;
/** How far from the edge of the chart a piece is seen whole, in millimetres. */
export const EDGE = 50;

/** Keeps what is shown of a square sea in a box. */
export function useCamera(size: number, box: RefObject<HTMLElement>): Camera {
  const [{ width, height }, setBox] = useState({ width: 700, height: 600 });
  const [held, setHeld] = useState<{ middle: Point; scale: number } | null>(null);
  const [own, setOwn] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) {
      return;
    }
    const measure = () => setBox({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const whole = Math.min(width, height) / (size + 2 * MARGIN);
  const middle: Point = held?.middle ?? [size / 2, size / 2];
  const scale = Math.max(whole, held?.scale ?? whole);
  const now = useRef({ middle, scale, whole, size, width, height, own });
  now.current = { middle, scale, whole, size, width, height, own };

  const put = useCallback((next: { middle: Point; scale: number }) => {
    const { whole: least, size: side, width: wide, height: high } = now.current;
    const scale = Math.max(least, Math.min(MOST, next.scale));
    // As little as possible of what lies beyond the edge.
    const within = (value: number, pixels: number) => {
      const half = pixels / 2 / scale - MARGIN;
      return 2 * half >= side ? side / 2 : Math.max(half, Math.min(side - half, value));
    };
    setHeld({ middle: [within(next.middle[0], wide), within(next.middle[1], high)], scale });
  }, []);
  const toSea = useCallback((clientX: number, clientY: number): Point => {
    const bounds = box.current?.getBoundingClientRect();
    const {
      middle: [x, y],
      scale: k,
    } = now.current;
    if (!bounds) {
      return [x, y];
    }
    return [x + (clientX - bounds.left - bounds.width / 2) / k, y - (clientY - bounds.top - bounds.height / 2) / k];
  }, []);
  const pan = useCallback((pixelsX: number, pixelsY: number) => {
    const {
      middle: [x, y],
      scale: k,
    } = now.current;
    setOwn(true);
    put({ middle: [x - pixelsX / k, y + pixelsY / k], scale: k });
  }, []);
  const zoom = useCallback((factor: number, clientX?: number, clientY?: number) => {
    const { middle: from, scale: k, whole: least } = now.current;
    const next = Math.max(least, Math.min(MOST, k * factor));
    // Who zooms out to the whole sea lets go of it, too.
    setOwn(next > least * 1.01);
    if (clientX === undefined || clientY === undefined) {
      put({ middle: from, scale: next });
      return;
    }
    // What is under the pointer stays there.
    const [x, y] = toSea(clientX, clientY);
    put({ middle: [x - ((x - from[0]) * k) / next, y - ((y - from[1]) * k) / next], scale: next });
  }, []);
  const fit = useCallback(() => {
    setOwn(false);
    setHeld(null);
  }, []);
  const rest = useCallback(() => !now.current.own && setHeld(null), []);
  const holds = useCallback(([x, y]: Point, edge: number) => {
    const { middle: at, scale: k, width: wide, height: high } = now.current;
    return Math.abs(x - at[0]) + edge <= wide / 2 / k && Math.abs(y - at[1]) + edge <= high / 2 / k;
  }, []);
  const show = useCallback((to: Point, around: number) => {
    const { own: kept, scale: k, width: wide, height: high } = now.current;
    if (!kept) {
      put({ middle: to, scale: Math.min(wide, high) / (2 * around) });
    } else if (!holds(to, EDGE)) {
      put({ middle: to, scale: k });
    }
  }, []);

  return useMemo(
    () => ({
      middle,
      scale,
      width,
      height,
      pixel: 1 / scale,
      viewBox: [
        middle[0] - width / 2 / scale,
        size - middle[1] - height / 2 / scale,
        width / scale,
        height / scale,
      ].join(' '),
      toSea,
      pan,
      zoom,
      fit,
      rest,
      show,
      holds,
      own,
      whole: scale <= whole * 1.01,
    }),
    [middle[0], middle[1], scale, width, height, size, own],
  );
}
