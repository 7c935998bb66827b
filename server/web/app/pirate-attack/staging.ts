import type { Branch } from '../table/messages';
import type { Staging } from '../table/playhead';
import type { Logged } from '../table/state';
import { read } from '../table/told';

/** How long each kind of event is shown, in milliseconds; others pass unseen. Short: up to ten players take turns. */
const TIMES: Record<string, number> = {
  'red-drawn': 900,
  'card-played': 900,
  'card-discarded': 500,
  'ship-launched': 600,
  'placed-under': 500,
  blocked: 1100,
  'hand-spied': 700,
  'card-lost': 800,
  'card-stolen': 700,
  'gold-stolen': 800,
  'hand-blown-away': 1000,
  'armada-formed': 900,
  'doctor-bought': 500,
  'doctor-placed': 600,
  'doctor-moved': 700,
  'fortune-bought': 500,
  'fortune-stolen': 600,
  'creature-attacked': 1400,
  'market-changed': 900,
  'player-forced': 900,
  'fighter-chosen': 700,
  'battle-began': 1300,
  'doctor-turned': 1200,
  'fortune-used': 1200,
  'doctor-struck': 1000,
  'ship-handed-over': 1000,
  'under-turned': 1200,
  'pair-discarded': 900,
  'ship-valued': 900,
  'sides-compared': 2600,
  'gold-won': 800,
  'ship-lost': 900,
  'pile-removed': 800,
  'player-out': 1200,
  'game-ended': 800,
};

const TOGETHER = new Set(['ship-lost', 'fortune-stolen', 'pair-discarded']);

function beats(events: readonly Logged[]): Logged[][] {
  const out: Logged[][] = [];
  let before = '';
  for (const told of events) {
    const [name] = read(told);
    if (name in TIMES) {
      if (name === before && TOGETHER.has(name)) {
        out[out.length - 1].push(told);
      } else {
        out.push([told]);
      }
      before = name;
    }
  }
  return out;
}

/** The table changes with the server's view; on the way only what is easily seen is drawn ahead. */
function imagine(view: Branch, beat: readonly Logged[]): Branch {
  let next = view;
  for (const told of beat) {
    const [name, fields] = read(told);
    if (name === 'ship-launched') {
      const seat = String(fields.seat);
      const own = (next[seat] ?? {}) as Branch;
      const ships = [...((own.ships as Branch[] | undefined) ?? [])];
      ships.splice(Number(fields.place) - 1, 0, { ship: fields.ship });
      next = { ...next, [seat]: { ...own, ships } };
    } else if (name === 'red-drawn' || name === 'card-played') {
      next = { ...next, laid: [fields.card] };
    }
  }
  return next;
}

/** How Pirate Attack is shown event by event. */
export const staging: Staging = {
  beats,
  imagine,
  milliseconds: (beat) => TIMES[read(beat[0])[0]] ?? 600,
};
