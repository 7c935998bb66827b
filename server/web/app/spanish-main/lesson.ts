import type { Game } from '../api/types';
import type { Lesson, Situation } from '../learn/lesson';
import type { Branch } from '../table/messages';
import { wordsNow } from '../words/language';
import { spanishMainLessonWords } from '../words/spanishMainLesson';
import { documentOf, freshDraft, mixed } from './editor/draft';
import { shipOf } from './ships';
import { look, type Sight } from './sight';

/** So many adventures make a game of some ten turns. */
const SHORT = 18;
const words = () => wordsNow(spanishMainLessonWords);

/** A first game in its beginning: calm sea, no fame yet, a short pile. */
function firstGame(game: Game, me: string): Branch {
  const draft = mixed(freshDraft(game), game);
  const mate = game.levels.find((level) => level.id === 'deckhand')?.name ?? 'Deckhand';
  const names = [me, me === mate ? `${mate} 2` : mate];
  return documentOf({
    ...draft,
    row: draft.row.map((berth) => ({ ...berth, damaged: false, fame: 0 })),
    sailors: names.map((name) => ({ name, front: 0, denied: [], hand: [] })),
    adventures: ['Treasure Map'],
    display: [
      'Full Speed Ahead!',
      ...draft.display.filter((card) => card !== 'Full Speed Ahead!' && card !== 'There Be Fog Ahead!'),
    ].slice(0, 3),
    left: SHORT,
  }) as Branch;
}

const mine = (sight: Sight, seat: string) =>
  sight.players.find((player) => player.name === seat)?.pirates.map((pirate) => shipOf(pirate.name)) ?? [];
const others = (sight: Sight, seat: string) => sight.players.filter((player) => player.name !== seat);

/** A tip that is given when the player is asked. */
const asked =
  (says: (sight: Sight, now: Situation) => readonly [string, string] | null | false | undefined) => (now: Situation) =>
    (now.decision !== null && says(look(now.view), now)) || null;

/** The first game of Spanish Main. */
export const lesson: Lesson = {
  lead: () => words().lead,
  first: (game, me) => ({ level: 'deckhand', document: firstGame(game, me) }),
  farewell: () => words().farewell,
  tips: [
    {
      id: 'ships',
      about: 'row',
      clauses: ['SM-SETUP-11', 'SM-SETUP-12'],
      says: asked((sight, { seat }) => [words().shipsTitle, words().ships(mine(sight, seat).join(', '))]),
    },
    {
      id: 'adventure',
      about: 'adventure',
      clauses: ['SM-TURN-03'],
      says: asked((sight, { game }) => {
        const card = game?.pieces?.adventure?.find((one) => one.id === sight.adventures[0]);
        return card && [words().adventureTitle, words().adventure(card.name, card.text)];
      }),
    },
    {
      id: 'action',
      about: 'cards',
      clauses: ['SM-TURN-01', 'SM-TURN-02', 'SM-MGEN-01'],
      until: 'answered',
      says: asked(() => [words().actionTitle, `${words().action} ${words().anyShip}`]),
    },
    {
      id: 'unmasked',
      about: 'players',
      clauses: ['SM-ACCUSE-05', 'SM-ACCUSE-08'],
      says: ({ view }) => {
        const known = look(view)
          .players.flatMap((player) => player.pirates)
          .find((pirate) => pirate.revealed);
        return known ? [words().unmaskedTitle, words().unmasked(known.name)] : null;
      },
    },
    {
      id: 'wrong',
      about: 'players',
      clauses: ['SM-ACCUSE-02'],
      says: ({ view }) =>
        look(view).players.some((player) => player.denied.length > 0) ? [words().wrongTitle, words().wrong] : null,
    },
    {
      id: 'famed',
      about: 'row',
      clauses: ['SM-END-03'],
      says: ({ view, seat }) => {
        const sight = look(view);
        const own = mine(sight, seat);
        const famed = sight.row.find((berth) => berth.fame > 0 && own.includes(berth.ship));
        return famed ? [words().famedTitle, words().famed(famed.ship)] : null;
      },
    },
    {
      id: 'damaged',
      about: 'actions',
      clauses: ['SM-AGEN-01', 'SM-REPAIR-01'],
      says: ({ view }) =>
        look(view).row.some((berth) => berth.damaged) ? [words().damagedTitle, words().damaged] : null,
    },
    {
      id: 'other-famed',
      about: 'row',
      clauses: ['SM-END-05'],
      says: ({ view, seat }) => {
        const sight = look(view);
        const own = mine(sight, seat);
        const famed = sight.row.find((berth) => berth.fame > 0 && !own.includes(berth.ship));
        return famed ? [words().otherFamedTitle, words().otherFamed(famed.ship)] : null;
      },
    },
    {
      id: 'watch',
      about: 'row',
      clauses: ['SM-TURN-04'],
      says: asked(
        (sight, { seat }) => sight.turns > 2 && others(sight, seat).length > 0 && [words().watchTitle, words().watch],
      ),
    },
    {
      id: 'accuse',
      about: 'actions',
      clauses: ['SM-ACCUSE-01', 'SM-ACCUSE-06'],
      says: asked((sight) => sight.turns > 4 && [words().accuseTitle, words().accuse]),
    },
    {
      id: 'pile',
      about: 'adventure',
      clauses: ['SM-END-01'],
      says: asked((sight) => sight.row.some((berth) => berth.fame > 0) && [words().pileTitle, words().pile]),
    },
    {
      id: 'late',
      about: 'adventure',
      clauses: ['SM-END-01'],
      says: asked(({ adventurePile: left }) => left <= 4 && left > 0 && [words().lateTitle, words().late(left)]),
    },
  ],
};
