import type { Game } from '../api/types';
import type { Branch } from '../table/messages';
import type { TableState } from '../table/state';
import type { SameWords } from '../words/language';
import type { learnWords } from '../words/learn';

type LearnWords = SameWords<(typeof learnWords)['en']>;

/** What the coach knows when it looks for something to say. */
export interface Situation {
  words: LearnWords;
  state: TableState;
  view: Branch;
  game: Game | null;
  seat: string;
  /** Whether the visitor is asked, and nothing is still being shown. */
  asked: boolean;
}

/** Something the coach says once, when it is time for it. */
export interface Tip {
  id: string;
  /** The part of the table it is about, which is lit. */
  about: 'row' | 'adventure' | 'cards' | 'actions' | 'players' | '';
  clauses: string[];
  /** Title and text; null while it is not time. */
  says: (now: Situation) => [string, string] | null;
}

const branch = (doc: unknown): Branch => (doc && typeof doc === 'object' && !Array.isArray(doc) ? (doc as Branch) : {});
const list = (doc: unknown): unknown[] => (Array.isArray(doc) ? doc : []);

/** The pieces of an event of this kind, the last one that happened. */
function happened(state: TableState, kind: string): Branch | null {
  for (let i = state.log.length - 1; i >= 0; i--) {
    const event = state.log[i].event;
    if (event === kind) {
      return {};
    }
    if (typeof event === 'object' && kind in event) {
      return branch(event[kind]);
    }
  }
  return null;
}

function myShips({ view, seat, game }: Situation): string[] {
  const mine = new Set(
    list(branch(view[seat]).pirates).map((doc) => (typeof doc === 'string' ? doc : String(branch(doc).pirate))),
  );
  return (game?.pieces?.ship ?? []).filter((ship) => mine.has(String(ship.pirate))).map((ship) => ship.name);
}

function named(game: Game | null, kind: string, id: unknown): { name: string; text: string } {
  const piece = game?.pieces?.[kind]?.find((one) => one.id === id);
  return { name: piece?.name ?? String(id), text: piece?.text ?? '' };
}

const left = (view: Branch) => Number(branch(view['adventure-pile']).count ?? 0);

/** All that the coach has to say, the most urgent first. */
export const TIPS: Tip[] = [
  {
    id: 'over',
    about: '',
    clauses: ['SM-END-03', 'SM-END-06'],
    says: ({ state, words }) => (state.ended ? [words.overTitle, words.over] : null),
  },
  {
    id: 'ships',
    about: 'row',
    clauses: ['SM-SETUP-11', 'SM-SETUP-12'],
    says: (now) => (now.asked && now.game ? [now.words.shipsTitle, now.words.ships(myShips(now).join(', '))] : null),
  },
  {
    id: 'adventure',
    about: 'adventure',
    clauses: ['SM-TURN-03'],
    says: ({ asked, view, game, words }) => {
      const active = list(view.adventures)[0];
      const card = named(game, 'adventure', active);
      return asked && active ? [words.adventureTitle, words.adventure(card.name, card.text)] : null;
    },
  },
  {
    id: 'action',
    about: 'cards',
    clauses: ['SM-TURN-01', 'SM-TURN-02', 'SM-MGEN-01'],
    says: ({ asked, words }) => (asked ? [words.actionTitle, `${words.action} ${words.anyShip}`] : null),
  },
  {
    id: 'unmasked',
    about: 'players',
    clauses: ['SM-ACCUSE-05', 'SM-ACCUSE-08'],
    says: ({ state, words }) => {
      const event = happened(state, 'pirate-revealed');
      return event && !state.ended ? [words.unmaskedTitle, words.unmasked(String(event.pirate))] : null;
    },
  },
  {
    id: 'wrong',
    about: 'players',
    clauses: ['SM-ACCUSE-02'],
    says: ({ state, words }) => (happened(state, 'accusation-denied') ? [words.wrongTitle, words.wrong] : null),
  },
  {
    id: 'famed',
    about: 'row',
    clauses: ['SM-END-03'],
    says: (now) => {
      const ship = named(now.game, 'ship', happened(now.state, 'fame-gained')?.ship).name;
      return myShips(now).includes(ship) ? [now.words.famedTitle, now.words.famed(ship)] : null;
    },
  },
  {
    id: 'damaged',
    about: 'actions',
    clauses: ['SM-AGEN-01', 'SM-REPAIR-01'],
    says: ({ state, words }) => (happened(state, 'ships-damaged') ? [words.damagedTitle, words.damaged] : null),
  },
  {
    id: 'other-famed',
    about: 'row',
    clauses: ['SM-END-05'],
    says: (now) => {
      const event = happened(now.state, 'fame-gained');
      const ship = named(now.game, 'ship', event?.ship).name;
      return event && !myShips(now).includes(ship) ? [now.words.otherFamedTitle, now.words.otherFamed(ship)] : null;
    },
  },
  {
    id: 'watch',
    about: 'row',
    clauses: ['SM-TURN-04'],
    says: ({ state, asked, seat, words }) => {
      const turns = state.log.filter((told) => typeof told.event === 'object' && 'turn-began' in told.event);
      const other = turns
        .map((told) => String(branch((told.event as Branch)['turn-began']).seat))
        .find((name) => name !== seat);
      return asked && other && turns.length > 1 ? [words.watchTitle, words.watch(other)] : null;
    },
  },
  {
    id: 'accuse',
    about: 'actions',
    clauses: ['SM-ACCUSE-01', 'SM-ACCUSE-06'],
    says: ({ state, asked, words }) => {
      const turns = state.log.filter((told) => typeof told.event === 'object' && 'turn-began' in told.event).length;
      return asked && turns >= 4 ? [words.accuseTitle, words.accuse] : null;
    },
  },
  {
    id: 'pile',
    about: 'adventure',
    clauses: ['SM-END-01'],
    says: ({ state, asked, words }) => (asked && happened(state, 'fame-gained') ? [words.pileTitle, words.pile] : null),
  },
  {
    id: 'late',
    about: 'adventure',
    clauses: ['SM-END-01'],
    says: ({ view, asked, words }) =>
      asked && left(view) <= 4 && left(view) > 0 ? [words.lateTitle, words.late(left(view))] : null,
  },
];
