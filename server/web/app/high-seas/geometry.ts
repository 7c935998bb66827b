/** Geometry for the eye only: it draws and aims. What is legal, the server says. Millimetres; y is north. */
export type Point = [number, number];

export interface Pose {
  x: number;
  y: number;
  /** Degrees clockwise from north. */
  heading: number;
}

const RADIAN = Math.PI / 180;

export const normal = (degrees: number) => ((degrees % 360) + 360) % 360;

/** How far one has to turn from a heading to another, from -180 to 180. */
export const turnTo = (from: number, to: number) => normal(to - from + 180) - 180;

export const ahead = (heading: number): Point => [Math.sin(heading * RADIAN), Math.cos(heading * RADIAN)];

export const headingTo = ([x, y]: Point, [toX, toY]: Point) => normal(Math.atan2(toX - x, toY - y) / RADIAN);

export const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);

/** Where a point of a piece, given to starboard and ahead, lies on the sea. */
export function placed([starboard, forward]: Point, pose: Pose): Point {
  const [sin, cos] = ahead(pose.heading);
  return [pose.x + starboard * cos + forward * sin, pose.y - starboard * sin + forward * cos];
}

export const outlineAt = (outline: readonly Point[], pose: Pose): Point[] => outline.map((one) => placed(one, pose));

/** The point of an outline that is nearest to a point. */
export function nearest(from: Point, outline: readonly Point[]): Point {
  let best: Point = outline[0] ?? from;
  let least = Infinity;
  outline.forEach((a, i) => {
    const near = onEdge(from, a, outline[(i + 1) % outline.length]);
    const gap = distance(from, near);
    if (gap < least) {
      least = gap;
      best = near;
    }
  });
  return best;
}

function onEdge([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return [ax + t * dx, ay + t * dy];
}

/** The gap between two outlines; what overlaps has none. */
export function gap(a: readonly Point[], b: readonly Point[]): number {
  if (a.length === 0 || b.length === 0) {
    return Infinity;
  }
  if (holds(a, b[0]) || holds(b, a[0])) {
    return 0;
  }
  return Math.min(
    ...a.map((point) => distance(point, nearest(point, b))),
    ...b.map((point) => distance(point, nearest(point, a))),
  );
}

/** Whether a convex outline holds a point. */
export function holds(outline: readonly Point[], [x, y]: Point): boolean {
  let left = 0;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    left += Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  });
  return Math.abs(left) === outline.length;
}
