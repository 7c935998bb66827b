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
  pan: (pixelsX: number, pixelsY: number) => void;
  zoom: (factor: number, clientX?: number, clientY?: number) => void;
  fit: () => void;
  /** Whether a place is shown, so many millimetres from the edge. */
  holds: (place: Point, edge: number) => boolean;
  /** Shows a place and so many millimetres around it. */
  show: (middle: Point, around: number) => void;
}

/** Beyond the edge a little is shown, so that ships at the edge can be seen whole. */
const MARGIN = 22;
const MOST = 6;

/** Keeps what is shown of a square sea in a box. */
export function useCamera(size: number, box: RefObject<HTMLElement>): Camera {
  const [{ width, height }, setBox] = useState({ width: 700, height: 600 });
  const [held, setHeld] = useState<{ middle: Point; scale: number } | null>(null);
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
  const now = useRef({ middle, scale, whole, size, width, height });
  now.current = { middle, scale, whole, size, width, height };

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
    put({ middle: [x - pixelsX / k, y + pixelsY / k], scale: k });
  }, []);
  const zoom = useCallback((factor: number, clientX?: number, clientY?: number) => {
    const { middle: from, scale: k, whole: least } = now.current;
    const next = Math.max(least, Math.min(MOST, k * factor));
    if (clientX === undefined || clientY === undefined) {
      put({ middle: from, scale: next });
      return;
    }
    // What is under the pointer stays there.
    const [x, y] = toSea(clientX, clientY);
    put({ middle: [x - ((x - from[0]) * k) / next, y - ((y - from[1]) * k) / next], scale: next });
  }, []);
  const fit = useCallback(() => setHeld(null), []);
  const show = useCallback(
    (to: Point, around: number) => put({ middle: to, scale: Math.min(width, height) / (2 * around) }),
    [width, height],
  );

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
      show,
      holds: ([x, y], edge) =>
        Math.abs(x - middle[0]) + edge <= width / 2 / scale && Math.abs(y - middle[1]) + edge <= height / 2 / scale,
    }),
    [middle[0], middle[1], scale, width, height, size, show],
  );
}
