import { dockedAt, mastsOf } from './docked';
import { ahead, outlineAt, type Point } from './geometry';
import type { Plans } from './plans';
import type { Sight } from './sight';

/** What is written beside a piece, and where: the middle of its first line, in the drawing (y down). */
export interface Tag {
  name: string;
  says: string;
  signs: string;
  side: number;
  /** Whether an anchor stands before the name. */
  docked: boolean;
  at: Point;
}

export interface TagWords {
  derelict: string;
  pinned: string;
  sinking: string;
}

/** A rectangle of the drawing (y down). */
export type Box = [left: number, top: number, right: number, bottom: number];

/** Of a letter, a line, and the gap to a piece, in pixels. */
const LETTER = 7.3;
const LINE = 14;
const GAP = 7;

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

function around(corners: readonly Point[], size: number): Box {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => size - y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Finds a place for every name, in sight if its piece is, at which it covers as little as possible of pieces and names. */
export function tagsOf(sight: Sight, plans: Plans, pixel: number, view: Box, words: TagWords): Tag[] {
  const { size } = sight;
  const side = (name: string | null) => sight.players.findIndex((player) => player.name === name);
  const pieces: Box[] = [];
  const wanted: { tag: Omit<Tag, 'at'>; box: Box; back: Point | null }[] = [];
  for (const island of sight.islands) {
    const box = around(outlineAt(plans.coast(island.coast), island.pose), size);
    pieces.push(box);
    wanted.push({
      tag: { name: island.name, says: plans.island(island.name), signs: '', side: side(island.home), docked: false },
      box,
      back: null,
    });
  }
  for (const ship of sight.ships) {
    if (ship.pose) {
      const box = around(outlineAt(plans.ship(ship.name).outline, ship.pose), size);
      pieces.push(box);
      const signs = [
        ship.coins.length > 0 ? `• ×${ship.coins.length}` : '',
        mastsOf(ship, plans) === 0 ? words.derelict : '',
        ship.pinnedBy ? words.pinned : '',
        ship.sinking ? words.sinking : '',
      ].filter(Boolean);
      const docked = dockedAt(ship, sight, plans) !== null;
      wanted.push({
        tag: {
          name: ship.name,
          says: plans.ship(ship.name).name,
          signs: signs.join(' · '),
          side: side(ship.of),
          docked,
        },
        box,
        back: ahead(ship.pose.heading + 180),
      });
    }
  }
  const placed: Box[] = [];
  return wanted.map(({ tag, box, back }) => {
    const lines = tag.signs ? 2 : 1;
    const wide = Math.max(tag.says.length, tag.signs.length) * LETTER * pixel;
    const high = LINE * lines * pixel;
    const [left, top, right, bottom] = box;
    const middleX = (left + right) / 2;
    const middleY = (top + bottom) / 2;
    const gap = GAP * pixel;
    const below: Point = [middleX, bottom + gap];
    const above: Point = [middleX, top - gap - high];
    const east: Point = [right + gap + wide / 2, middleY - high / 2];
    const west: Point = [left - gap - wide / 2, middleY - high / 2];
    const corners: Point[] = [1, -1].flatMap((ew) =>
      [bottom + gap / 2, top - gap / 2 - high].map((y): Point => [middleX + ew * ((right - left) / 2 + wide / 2), y]),
    );
    // A ship's name stands rather behind her; an island's below it.
    const upright = back && Math.abs(back[1]) > Math.abs(back[0]);
    const places = !back
      ? [below, above, east, west]
      : upright
        ? [back[1] > 0 ? above : below, east, west, back[1] > 0 ? below : above]
        : [back[0] > 0 ? east : west, below, above, back[0] > 0 ? west : east];
    let best = places[0];
    let least = Infinity;
    [...places, ...corners].forEach(([x, y], i) => {
      const here: Box = [x - wide / 2, y, x + wide / 2, y + high];
      const inSight = shared(here, view);
      const out = shared(box, view) > 0 ? 2 * (wide * high - inSight) : 0;
      const covers =
        placed.reduce((sum, other) => sum + 3 * shared(here, other), 0) +
        pieces.reduce((sum, other) => sum + 2 * shared(here, other), 0) +
        out +
        i * 0.02 * wide * high;
      if (covers < least) {
        least = covers;
        best = [x, y];
      }
    });
    placed.push([best[0] - wide / 2, best[1], best[0] + wide / 2, best[1] + high]);
    return { ...tag, at: best };
  });
}
