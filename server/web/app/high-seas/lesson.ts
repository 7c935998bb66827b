import type { Lesson, Situation } from '../learn/lesson';
import type { Branch } from '../table/messages';
import { highSeasLessonWords } from '../words/highSeasLesson';
import { wordsNow } from '../words/language';
import { type Ask, askOf, verbOf } from './ask';
import { look, type Ship, type Sight } from './sight';

const words = () => wordsNow(highSeasLessonWords);
const MATE = 'Lazy Larry';

/** A small sea: treasure next to one's home, an enemy who has lost a mast already within a move or two. */
function firstSea(me: string): Branch {
  const mate = me === MATE ? `${MATE} 2` : MATE;
  return {
    game: 'high-seas',
    seats: [me, mate],
    options: { sea: 900 },
    at: { turn: me },
    half: 5,
    islands: [
      { island: 'Isla Roja', pose: [190, 180, 20], home: me },
      { island: 'Gull Rock', pose: [700, 690, 60], outline: 1, home: mate },
      { island: 'Cayo Largo', pose: [255, 430, 0], outline: 2, coins: [2, 2, 1, 1] },
      { island: "Widow's Cay", pose: [640, 300, 40], outline: 1, coins: [2, 1] },
    ],
    ships: [
      { ship: 'Petrel', of: me, pose: [235, 265, 10] },
      { ship: 'HMS Warden', of: me, pose: [285, 235, 50], crew: [{ crew: 'English Captain', of: me }] },
      { ship: 'Lucero', of: mate, pose: [445, 345, 200], masts: [2], coins: [1] },
      { ship: 'El Picador', of: mate, docked: 'Gull Rock', bearing: 200 },
    ],
  } as Branch;
}

/** What the coach looks at: the sea, the question, the player's ships. */
interface Scene {
  sight: Sight;
  ask: Ask | null;
  own: Ship[];
  now: Situation;
}

const nameOf = ({ game }: Situation, name: string) =>
  [...(game?.pieces?.ship ?? []), ...(game?.pieces?.island ?? [])].find((piece) => piece.id === name)?.name ?? name;

type Says = readonly [string, string] | null | false | undefined;

/** A tip about the sea as it is now. */
const at = (says: (scene: Scene) => Says) => (now: Situation) => {
  const sight = look(now.view);
  const ask = now.decision ? askOf(now.decision, sight) : null;
  return says({ sight, ask, own: sight.ships.filter((ship) => ship.of === now.seat), now }) || null;
};

/** The ship that has room for treasure, and the one that has not. */
const fetcher = (own: readonly Ship[]) => own.find((ship) => ship.crew.length === 0) ?? own[0];
const fighter = (own: readonly Ship[]) => own.find((ship) => ship.crew.length > 0) ?? own[own.length - 1];
const gold = (ship: Ship) => ship.coins.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Orders of a kind that the rules find worth giving, with the ship and what the counsel says of her. */
const advised = (ask: Ask | null, advice: string) =>
  ask?.kind === 'order' ? [...ask.counsel].find(([, one]) => one.advice === advice) : undefined;

/** The first game of High Seas. */
export const lesson: Lesson = {
  lead: () => words().lead,
  first: (_, me) => ({ level: 'deckhand', document: firstSea(me) }),
  farewell: () => words().farewell,
  tips: [
    {
      id: 'mast',
      about: 'orders',
      clauses: ['PC-WHOPICKS-01', 'PC-HITS-02'],
      until: 'answered',
      says: at(
        ({ ask }) =>
          ask?.kind === 'other' &&
          ask.rest.some((one) => verbOf(one)[0] === 'lose mast') && [words().mastTitle, words().mast],
      ),
    },
    {
      id: 'board',
      about: 'orders',
      clauses: ['CB-BOARD-04', 'PC-BOARD-06'],
      until: 'answered',
      says: at(({ ask }) => ask?.kind === 'other' && ask.boarding && [words().boardTitle, words().board]),
    },
    {
      id: 'fleet',
      about: 'chart',
      clauses: ['PC-WIN-04'],
      says: at(
        ({ sight, ask, own, now }) =>
          ask?.kind === 'order' && [
            words().fleetTitle,
            words().fleet(nameOf(now, fetcher(own).name), nameOf(now, fighter(own).name), sight.half),
          ],
      ),
    },
    {
      id: 'explore',
      about: 'orders',
      clauses: ['CB-EXPLORE-01', 'CB-EXPLORE-02'],
      until: 'answered',
      says: at(({ ask, now }) => {
        const found = advised(ask, 'explore');
        return (
          found && [words().exploreTitle, words().explore(nameOf(now, found[0]), nameOf(now, found[1].about ?? ''))]
        );
      }),
    },
    {
      id: 'move',
      about: 'orders',
      clauses: ['CB-ACTIONS-02'],
      until: 'answered',
      says: at(
        ({ ask, own, now }) =>
          ask?.kind === 'order' && [words().moveTitle, words().move(nameOf(now, fetcher(own).name))],
      ),
    },
    {
      id: 'course',
      about: 'orders',
      clauses: ['PC-MOVE-04', 'CB-MOVE-04'],
      until: 'answered',
      says: at(({ ask, sight, own, now }) => {
        const rich = sight.islands.find((one) => one.home === null && one.coins.length > 0);
        return (
          ask?.kind === 'sail' &&
          ask.ship.name === fetcher(own).name &&
          ask.ship.coins.length === 0 &&
          rich && [words().courseTitle, words().course(nameOf(now, rich.name))]
        );
      }),
    },
    {
      id: 'docked',
      about: 'orders',
      clauses: ['CB-DOCK-01'],
      until: 'answered',
      says: at(({ ask, now }) => {
        const found = advised(ask, 'next-turn');
        return found && [words().dockedTitle, words().docked(nameOf(now, found[0]), nameOf(now, found[1].about ?? ''))];
      }),
    },
    {
      id: 'fight',
      about: 'orders',
      clauses: ['PC-ACAPTAIN-01', 'PC-SHOOT-06'],
      until: 'answered',
      says: at(
        ({ ask, own, now }) =>
          ask?.kind === 'sail' &&
          ask.ship.name === fighter(own).name && [words().fightTitle, words().fight(nameOf(now, ask.ship.name))],
      ),
    },
    {
      id: 'fire',
      about: 'orders',
      clauses: ['PC-SHOOT-01', 'PC-HITS-01', 'PC-HITS-03'],
      until: 'answered',
      says: at(({ ask }) => ask?.kind === 'fire' && [words().fireTitle, words().fire]),
    },
    {
      id: 'cargo',
      about: 'orders',
      clauses: ['CB-EXPLORE-03', 'PC-CARGO-02'],
      until: 'answered',
      says: at(({ ask }) => ask?.kind === 'cargo' && [words().cargoTitle, words().cargo]),
    },
    {
      id: 'home',
      about: 'chart',
      clauses: ['CB-DOCK-04'],
      says: at(({ ask, own, now }) => {
        const laden = own.find((ship) => gold(ship) > 0);
        return (
          ask?.kind === 'order' && laden && [words().homeTitle, words().home(nameOf(now, laden.name), gold(laden))]
        );
      }),
    },
    {
      id: 'derelict',
      about: 'chart',
      clauses: ['PC-DERELICT-01', 'CB-TOW-01'],
      says: at(({ sight, now }) => {
        const adrift = sight.ships.find((ship) => ship.pose && ship.masts?.length === 0);
        return adrift && [words().derelictTitle, words().derelict(nameOf(now, adrift.name))];
      }),
    },
    {
      id: 'enemy',
      about: 'chart',
      clauses: ['PC-BOARD-06'],
      says: at(({ sight, ask }) => ask?.kind === 'order' && sight.round > 1 && [words().enemyTitle, words().enemy]),
    },
    {
      id: 'signs',
      about: 'fleets',
      clauses: ['PC-SHOOT-01'],
      says: at(({ sight, ask }) => ask?.kind === 'order' && sight.round > 1 && [words().signsTitle, words().signs]),
    },
    {
      id: 'end',
      about: 'orders',
      clauses: ['PC-ACTIONS-03'],
      until: 'answered',
      says: at(
        ({ ask, own }) =>
          ask?.kind === 'order' && own.every((ship) => !ship.pose || ship.acted) && [words().endTitle, words().end],
      ),
    },
  ],
};
