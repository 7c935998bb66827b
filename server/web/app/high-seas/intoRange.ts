import { endOf, endsOf, type Leg, others, turned } from './aiming';
import type { Ask, Course } from './ask';
import { isSafe } from './docked';
import { ahead, crossings, gap, normal, outlineAt, type Point, type Pose } from './geometry';
import { bearFrom, screenOf } from './guns';
import type { Plans } from './plans';
import type { Sight } from './sight';

/** How far from everything she stops who only wants to shoot, in millimetres: a touch would be a ram or a landing. */
const OFF = 8;
/** So much water has to be left on the way, so that nothing the rules measure more finely stops her. */
const CLEAR = 1.5;
/** How finely headings (degrees), lengths (millimetres) and parts of a proposed leg are tried. */
const TURN = 15;
const STEP = 8;
const PARTS = [0.25, 0.5, 0.75, 1];

/**
 * The course from whose end most cannons bear on the enemy to whom a proposed one leads, of equal ones the nearest; null
 * where she lies safe, or where no more would bear than now. It goes a part of the proposed way, which is free, and then
 * perhaps one bar on a heading of its own.
 */
export function intoRange(
  ask: Extract<Ask, { kind: 'sail' }>,
  course: Course,
  sight: Sight,
  plans: Plans,
): Course | null {
  const { ship, bars } = ask;
  const target = sight.ships.find((one) => one.name === course.to);
  // Where a ship in tow comes to lie is not known here, and she can be in the way.
  if (!ship.pose || ship.tows || !target?.pose || target.of === ship.of || isSafe(target, sight, plans)) {
    return null;
  }
  const plan = plans.ship(ship.name);
  const there = outlineAt(plans.ship(target.name).outline, target.pose);
  const screen = screenOf(ship, target, sight, plans);
  const around = others(ship, sight, plans).map(([, outline]) => outline);
  const within = (shape: readonly Point[]) =>
    shape.every(([x, y]) => x >= CLEAR && y >= CLEAR && x <= sight.size - CLEAR && y <= sight.size - CLEAR);
  const free = (shape: readonly Point[], off: number) => within(shape) && around.every((one) => gap(shape, one) >= off);
  let best: Course | null = null;
  let most = bearFrom(ship, ship.pose, there, screen, plans);
  let least = -Infinity;
  const weigh = (legs: Leg[], end: Pose) => {
    const bears = bearFrom(ship, end, there, screen, plans);
    if (bears === 0 || bears < most || (bears === most && best === null)) {
      return;
    }
    const shape = outlineAt(plan.outline, end);
    const away = gap(shape, there);
    if ((bears > most || away < least) && free(shape, OFF)) {
      most = bears;
      least = away;
      best = { to: course.to, touches: false, legs, short: true, bears };
    }
  };
  for (const legs of [[], ...partsOf(course.legs)]) {
    const from = endsOf(plan, ship.pose, legs).at(-1) ?? ship.pose;
    if (legs.length > 0) {
      if (!free(outlineAt(plan.outline, from), CLEAR)) {
        continue;
      }
      weigh(legs, from);
    }
    const used = legs.map((one) => one.bar);
    const bar =
      course.legs[legs.length]?.bar ??
      Object.keys(bars)
        .map(Number)
        .find((one) => !used.includes(one));
    if (bar === undefined) {
      continue;
    }
    const contact = course.legs[0]?.contact ?? 1;
    for (let turn = -Math.min(180, plan.turn); turn <= Math.min(180, plan.turn); turn += TURN) {
      const leg: Leg = { bar, contact, heading: normal(from.heading + turn), length: 0 };
      const shape = outlineAt(plan.outline, turned(plan, from, leg));
      if (!free(shape, CLEAR)) {
        continue;
      }
      const reach = Math.min(
        bars[bar] ?? 0,
        ...around.map((one) => crossings(shape, ahead(leg.heading), one).first - OFF),
      );
      for (let length = STEP; length <= reach; length += STEP) {
        const last = { ...leg, length };
        weigh([...legs, last], endOf(plan, from, last));
      }
    }
  }
  return best;
}

/** Every beginning of a course: whole legs, and then a part of one. A part of a way that is free is free, too. */
const partsOf = (legs: readonly Leg[]): Leg[][] =>
  legs.flatMap((leg, i) =>
    PARTS.map((part) => [...legs.slice(0, i), { ...leg, length: Math.floor(leg.length * part * 100) / 100 }]),
  );
