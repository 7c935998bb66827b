import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Camera } from './camera';
import type { Point } from './geometry';

/** What a hand can do on the sea besides moving the chart. */
export interface Gestures {
  /** Whether a drag that begins here draws something instead of moving the chart. */
  grabs: (on: Element, at: Point) => boolean;
  /** Something grabbed is drawn to here. */
  drag: (from: Point, to: Point) => void;
  /** The sea was pointed at: a piece by its name, or water. */
  point: (piece: string | null, at: Point) => void;
}

/** Up to so many pixels a press is no drag. */
const STILL = 6;

interface Press {
  id: number;
  x: number;
  y: number;
  on: Element;
  at: Point;
  moved: boolean;
  grabbed: boolean;
}

/** Turns pointers, wheel and two fingers into moves of the chart and what the table makes of the rest. */
export function useGestures(box: RefObject<HTMLElement>, camera: Camera, gestures: Gestures): void {
  const latest = useRef({ camera, gestures });
  latest.current = { camera, gestures };
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return;
    }
    const down = new Map<number, Press>();
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('.hs-tools')) {
        return;
      }
      const { camera: now, gestures: can } = latest.current;
      const at = now.toSea(event.clientX, event.clientY);
      const on = event.target as Element;
      const grabbed = down.size === 0 && can.grabs(on, at);
      down.set(event.pointerId, {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        on,
        at,
        moved: down.size > 0,
        grabbed,
      });
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const held = down.get(event.pointerId);
      if (!held) {
        return;
      }
      const { camera: now, gestures: can } = latest.current;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (!held.moved && Math.hypot(dx, dy) < STILL) {
        return;
      }
      held.moved = true;
      if (down.size === 2) {
        const other = [...down.values()].find((one) => one.id !== held.id)!;
        const before = Math.hypot(held.x - other.x, held.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        now.zoom(after / Math.max(1, before), (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
        other.moved = true;
        other.grabbed = false;
      } else if (held.grabbed) {
        can.drag(held.at, now.toSea(event.clientX, event.clientY));
        return;
      } else {
        now.pan(dx, dy);
      }
      held.x = event.clientX;
      held.y = event.clientY;
    };
    const lift = (event: PointerEvent) => {
      const held = down.get(event.pointerId);
      down.delete(event.pointerId);
      if (!held || event.type === 'pointercancel') {
        return;
      }
      const { camera: now, gestures: can } = latest.current;
      const at = now.toSea(event.clientX, event.clientY);
      if (held.moved) {
        if (held.grabbed) {
          can.drag(held.at, at);
        }
        return;
      }
      can.point(held.on.closest('[data-piece]')?.getAttribute('data-piece') ?? null, at);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.camera.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY);
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', lift);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', lift);
      element.removeEventListener('wheel', wheel);
    };
  }, []);
}
