import { distance, holds, nearest, outlineAt, type Point } from './geometry';
import type { Plans } from './plans';
import type { Sight } from './sight';

/** Lays the tape: between pieces it goes the shortest way from edge to edge, as the rules measure. */
export function layTape(from: Point, to: Point, sight: Sight, plans: Plans): [Point, Point] {
  const first = pieceAt(from, sight, plans);
  const second = pieceAt(to, sight, plans);
  if (first && second && first !== second) {
    return shortest(first, second);
  }
  if (first && !second) {
    return [nearest(to, first), to];
  }
  if (second && !first) {
    return [from, nearest(from, second)];
  }
  return [from, to];
}

/** The outline of what lies under a point, or null; ships lie over islands. */
function pieceAt(point: Point, sight: Sight, plans: Plans): Point[] | null {
  const outlines = [
    ...sight.ships.flatMap((ship) => (ship.pose ? [outlineAt(plans.ship(ship.name).outline, ship.pose)] : [])),
    ...sight.islands.map((island) => outlineAt(plans.coast(island.coast), island.pose)),
  ];
  return outlines.find((outline) => outline.length > 0 && holds(outline, point)) ?? null;
}

/** The shortest line between two outlines begins or ends at a corner. */
function shortest(a: readonly Point[], b: readonly Point[]): [Point, Point] {
  const pairs: [Point, Point][] = [
    ...a.map((corner): [Point, Point] => [corner, nearest(corner, b)]),
    ...b.map((corner): [Point, Point] => [nearest(corner, a), corner]),
  ];
  return pairs.reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best));
}
