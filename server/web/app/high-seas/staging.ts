import type { Branch, Doc } from '../table/messages';
import type { Staging } from '../table/playhead';
import type { Logged } from '../table/state';
import { type Fields, read } from '../table/told';

/** How long each kind of event is shown, in milliseconds; others pass unseen. */
const TIMES: Record<string, number> = {
  'island-placed': 500,
  'home-chosen': 700,
  'ship-placed': 400,
  'sea-laid-out': 800,
  'ship-sailed': 1000,
  'ship-docked': 500,
  'treasure-unloaded': 1100,
  'cannon-fired': 1200,
  'mast-lost': 800,
  'ship-dismasted': 900,
  'ship-sunk': 1700,
  'ship-left-sea': 1300,
  'ship-rammed': 1200,
  'ship-pinned': 700,
  'boarding-fought': 1500,
  'crew-lost': 800,
  'crew-turned-up': 900,
  'treasure-stolen': 900,
  'island-explored': 900,
  'cargo-moved': 350,
  'mast-repaired': 700,
  'scuttle-tried': 1100,
  'tow-began': 700,
  'tow-ended': 500,
  'gold-shared': 900,
  'game-ended': 800,
};

const beats = (events: readonly Logged[]): Logged[][] =>
  events.filter((told) => read(told)[0] in TIMES).map((told) => [told]);

/** Changes one ship of the view. */
function withShip(view: Branch, name: string, change: (ship: Branch) => Branch): Branch {
  const ships = (view.ships as Branch[] | undefined) ?? [];
  return { ...view, ships: ships.map((ship) => (ship.ship === name ? change(ship) : ship)) as Doc };
}

const pose = (fields: Fields): Doc => [Number(fields.x) / 100, Number(fields.y) / 100, Number(fields.heading) / 100];

/** Marks a ship that goes down while it is shown; no view of the server has it. */
const GOING = 'going down';

/** Takes ships off the sea that have been seen going down. */
function gone(view: Branch): Branch {
  const ships = (view.ships as Branch[] | undefined) ?? [];
  return ships.some((ship) => ship[GOING] === true)
    ? {
        ...view,
        ships: ships.map((ship) => {
          const { pose: _, [GOING]: __, ...rest } = ship;
          return ship[GOING] === true ? { ...rest, sunk: true } : ship;
        }) as Doc,
      }
    : view;
}

/** The chart changes with the server's view; on the way ships sail and masts fall one after another. */
function imagine(view: Branch, beat: readonly Logged[]): Branch {
  let next = gone(view);
  for (const told of beat) {
    const [name, fields] = read(told);
    const ship = String(fields.ship);
    if (name === 'ship-sailed') {
      next = withShip(next, ship, (one) => ({ ...one, pose: pose(fields) }));
    } else if (name === 'ship-placed') {
      next = withShip(next, ship, ({ waiting: _, ...one }) => ({ ...one, pose: pose(fields) }));
    } else if (name === 'mast-lost' && Array.isArray(mastsOf(next, ship))) {
      next = withShip(next, ship, (one) => ({
        ...one,
        masts: (one.masts as Doc[]).filter((mast) => mast !== fields.mast),
      }));
    } else if (name === 'ship-sunk' || name === 'ship-left-sea') {
      // She is seen going down in this beat, and is gone in the next.
      next = withShip(next, ship, (one) => ({ ...one, [GOING]: true }));
    }
  }
  return next;
}

const mastsOf = (view: Branch, name: string): Doc | undefined =>
  ((view.ships as Branch[] | undefined) ?? []).find((ship) => ship.ship === name)?.masts;

/** How High Seas is shown event by event. */
export const staging: Staging = {
  beats,
  imagine,
  milliseconds: (beat) => TIMES[read(beat[0])[0]] ?? 600,
};
