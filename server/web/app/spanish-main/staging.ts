import type { Branch, Doc } from '../table/messages';
import type { Staging } from '../table/playhead';
import type { Logged } from '../table/state';
import { read, type Fields } from '../table/told';

export { read };

/** How long each kind of event is shown, in milliseconds; others pass unseen. */
const TIMES: Record<string, number> = {
  'movement-played': 900,
  'ship-moved': 700,
  'ships-damaged': 700,
  'ships-repaired': 900,
  accused: 1500,
  'accusation-denied': 1300,
  'pirate-revealed': 1500,
  'fame-taken': 900,
  'fame-gained': 650,
  'fame-lost': 800,
  'fame-looted': 800,
  passed: 700,
  'adventure-executed': 1100,
  'adventure-turned-up': 600,
  'mutiny-failed': 1200,
  'game-ended': 800,
};

/** Kinds of which several in a row are one thing to see. */
const TOGETHER = new Set(['fame-gained', 'fame-looted', 'ships-damaged', 'fame-lost', 'pirate-revealed']);

function beats(events: readonly Logged[]): Logged[][] {
  const out: Logged[][] = [];
  let before: Logged | null = null;
  for (const told of events) {
    const [name, fields] = read(told);
    const [was, had] = before ? read(before) : ['', {} as Fields];
    const block =
      name === 'ship-moved' && was === name && fields.from === Number(had.from) + 1 && fields.to === Number(had.to) + 1;
    if (was === name && (block || TOGETHER.has(name))) {
      out[out.length - 1].push(told);
      before = told;
    } else if (name in TIMES) {
      out.push([told]);
      before = told;
    } else {
      before = null;
    }
  }
  return out;
}

/** What the table looks like after a beat: a picture on the way; the server's view follows at the end. */
function imagine(view: Branch, beat: readonly Logged[]): Branch {
  let row = [...((view.row as Branch[] | undefined) ?? [])];
  let next: Branch = { ...view };
  const at = (ship: Doc) => row.findIndex((berth) => berth.ship === ship);
  const change = (ship: Doc, how: (berth: Branch) => Branch) => {
    row = row.map((berth) => (berth.ship === ship ? how(berth) : berth));
  };
  const fame = (berth: Branch, by: number): Branch => {
    const cards = (berth.fame as Doc[] | undefined) ?? [];
    return { ...berth, fame: by > 0 ? [...Array<Doc>(by).fill('?'), ...cards] : cards.slice(-by) };
  };
  const [first, fields] = read(beat[0]);
  if (first === 'ship-moved') {
    const block = beat.map((told) => row[at(read(told)[1].ship)]).filter(Boolean);
    row = row.filter((berth) => !block.includes(berth));
    row.splice(Number(fields.to) - 1, 0, ...block);
  } else {
    for (const told of beat) {
      const [name, said] = read(told);
      switch (name) {
        case 'ships-damaged':
          (said.ships as Doc[]).forEach((ship) => change(ship, (berth) => ({ ...berth, damaged: true })));
          break;
        case 'ships-repaired':
          (said.ships as Doc[]).forEach((ship) => change(ship, ({ damaged: _, ...berth }) => berth));
          break;
        case 'fame-gained':
          change(said.ship, (berth) => fame(berth, Number(said.amount)));
          break;
        case 'fame-lost':
          change(said.ship, (berth) => fame(berth, -Number(said.amount)));
          break;
        case 'fame-looted':
          change(said.looter, (berth) => fame(berth, 1));
          change(said.victim, (berth) => fame(berth, -1));
          break;
        case 'adventure-turned-up': {
          // Only where one lies open: with several, the view at the end shows which place it took.
          const open = (next.adventures as Doc[] | undefined) ?? [];
          next = { ...next, adventures: open.length <= 1 ? [said.adventure] : [...open.slice(1), said.adventure] };
          break;
        }
      }
    }
  }
  return { ...next, row };
}

/** How Spanish Main is shown beat by beat. */
export const staging: Staging = {
  beats,
  imagine,
  milliseconds: (beat) => TIMES[read(beat[0])[0]] ?? 300,
};
