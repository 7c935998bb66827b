import type { Branch } from '../table/messages';
import type { Staging } from '../table/playhead';
import type { Logged } from '../table/state';
import { read } from '../table/told';

/**
 * How long each kind of event is shown, in milliseconds; others pass unseen. Short: a round of four captains, with a battle
 * in it, is over in eight seconds.
 */
const TIMES: Record<string, number> = {
  'red-drawn': 500,
  'card-played': 600,
  'card-discarded': 350,
  'ship-launched': 500,
  'placed-under': 400,
  blocked: 900,
  'hand-spied': 350,
  'card-lost': 500,
  'card-stolen': 600,
  'gold-stolen': 600,
  'hand-blown-away': 800,
  'armada-formed': 700,
  'doctor-bought': 350,
  'doctor-placed': 500,
  'doctor-moved': 600,
  'fortune-bought': 350,
  'fortune-stolen': 500,
  'creature-attacked': 1200,
  'market-changed': 600,
  'player-forced': 600,
  'fighter-chosen': 500,
  'battle-began': 700,
  'doctor-turned': 700,
  'fortune-used': 800,
  'doctor-struck': 1000,
  'ship-handed-over': 1000,
  'under-turned': 800,
  'pair-discarded': 600,
  'ship-valued': 800,
  'sides-compared': 1400,
  'gold-won': 600,
  'ship-lost': 600,
  'pile-removed': 700,
  'player-out': 900,
  'game-ended': 700,
};

/** What is looked at together, by the name of the sight: all sums of a battle at once, and then all that came of it. */
const TOGETHER: Record<string, string> = {
  'doctor-turned': 'doctors',
  'under-turned': 'sums',
  'ship-valued': 'sums',
  'gold-won': 'spoils',
  'ship-lost': 'spoils',
  'pair-discarded': 'spoils',
  'fortune-stolen': 'loot',
};

function beats(events: readonly Logged[]): Logged[][] {
  const out: Logged[][] = [];
  let before: string | undefined;
  for (const told of events) {
    const [name] = read(told);
    if (name in TIMES) {
      const sight = TOGETHER[name];
      if (sight !== undefined && sight === before) {
        out[out.length - 1].push(told);
      } else {
        out.push([told]);
      }
      before = sight;
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
