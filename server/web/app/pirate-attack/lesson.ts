import type { Game } from '../api/types';
import type { Lesson, Situation, Tip } from '../learn/lesson';
import type { Branch } from '../table/messages';
import { read } from '../table/told';
import { wordsNow } from '../words/language';
import { pirateAttackLessonWords } from '../words/pirateAttackLesson';
import { look, type Player, type Sight } from './sight';

const words = () => wordsNow(pirateAttackLessonWords);

/** So many cards lie in each pile: some eight turns, then everybody plays out the hand. */
const SHORT = 8;

/** A first game in its beginning: two others have a ship each, and the first battle is not far. */
function firstGame(game: Game, me: string): Branch {
  const mate = game.levels.find((level) => level.id === 'deckhand')?.name ?? 'Deckhand';
  const [one, two] = [1, 2].map((n) => (me === `${mate} ${n}` ? `${mate} ${n + 2}` : `${mate} ${n}`));
  return {
    game: game.id,
    seats: [me, one, two],
    at: { turn: me, moment: 'start' },
    piles: [
      { count: SHORT, top: ['Sloop 4/4', 'You Must Attack Someone'] },
      { count: SHORT, top: ['Skilled Blacksmith +2', 'Saved Gold 4'] },
      { count: SHORT, top: ['Lazy Carpenter -2', 'Force Someone to Attack'] },
    ],
    market: { price: 3 },
    [me]: {
      hand: ['Brigantine 7/8', 'Schooner 5/6', 'Skilled Carpenter +3', 'Lazy Blacksmith -3', 'Guard'],
      gold: 3,
    },
    [one]: {
      hand: ['Sloop 3/3', 'Thief Steal 1/2', 'Lazy Carpenter -1', 'Skilled Blacksmith +1', 'Spy'],
      ships: ['Schooner 5/5'],
    },
    [two]: {
      hand: ['Sloop 3/4', 'Sea Creature 4', 'Lazy Carpenter -1', 'Skilled Carpenter +1', 'Knife'],
      ships: ['Sloop 4/4'],
    },
  };
}

const own = (sight: Sight, seat: string): Player | undefined => sight.players.find((player) => player.name === seat);
const held = (sight: Sight, seat: string) => own(sight, seat)?.hand.flatMap((one) => one.card ?? []) ?? [];
const happened = (now: Situation, name: string) => now.log.some((told) => read(told)[0] === name);

type Says = (sight: Sight, now: Situation) => readonly [string, string] | null | false | undefined;

/** A tip that is given when the player is asked one of these questions; none: any. */
const asked =
  (questions: readonly string[], says: Says): Tip['says'] =>
  (now) =>
    now.decision !== null &&
    (questions.length === 0 || questions.includes(now.decision.question)) &&
    !(questions.length === 0 && now.decision.reaction)
      ? says(look(now.view, now.seat), now) || null
      : null;

/** The first game of Pirate Attack. */
export const lesson: Lesson = {
  lead: () => words().lead,
  first: (game, me) => ({ level: 'deckhand', document: firstGame(game, me) }),
  farewell: () => words().farewell,
  tips: [
    {
      id: 'react',
      about: 'ask',
      clauses: ['PA-SPY-05', 'PA-KNIFE-01', 'PA-GUARD-01'],
      until: 'answered',
      says: (now) =>
        now.decision?.reaction && now.decision.options.length > 1 ? [words().reactTitle, words().react] : null,
    },
    {
      id: 'goal',
      about: 'sea',
      clauses: ['PA-INTRO-14'],
      says: asked([], () => [words().goalTitle, words().goalText]),
    },
    {
      id: 'draw',
      about: 'piles',
      clauses: ['PA-TURN-01', 'PA-TURN-02'],
      until: 'answered',
      says: asked(['start-of-turn'], () => [words().drawTitle, words().draw]),
    },
    {
      id: 'ship',
      about: 'hand',
      clauses: ['PA-SHIP-01', 'PA-SHIP-05'],
      until: 'answered',
      says: asked(['play-card'], (sight, { seat }) => {
        const ships = held(sight, seat).some((card) => /^(Sloop|Schooner|Brigantine) /.test(card));
        return (own(sight, seat)?.ships.length ?? 0) === 0 && ships && [words().shipTitle, words().ship];
      }),
    },
    {
      id: 'add-on',
      about: 'hand',
      clauses: ['PA-ADDON-01'],
      until: 'answered',
      says: asked(
        ['play-card'],
        (sight, { seat }) =>
          (own(sight, seat)?.ships.length ?? 0) > 0 &&
          held(sight, seat).some((card) => /^(Skilled|Lazy) /.test(card)) && [words().addOnTitle, words().addOn],
      ),
    },
    {
      id: 'attack',
      about: 'sea',
      clauses: ['PA-ATTACK-04', 'PA-BATTLE-03'],
      until: 'answered',
      says: asked(['choose-attack'], () => [words().attackTitle, words().attack]),
    },
    {
      id: 'doctor',
      about: 'sea',
      clauses: ['PA-WITCH-02'],
      until: 'answered',
      says: asked(['place-doctor'], () => [words().doctorTitle, words().doctor]),
    },
    {
      id: 'battle',
      about: 'foot',
      clauses: ['PA-BATTLE-03', 'PA-BATTLE-05'],
      says: (now) => (happened(now, 'sides-compared') ? [words().battleTitle, words().battle] : null),
    },
    {
      id: 'market',
      about: 'market',
      clauses: ['PA-SPEND-02'],
      says: asked(['start-of-turn', 'end-of-turn'], (sight, { decision }) =>
        decision?.options.some((option) => typeof option.parts === 'object' && option.parts && 'buy' in option.parts)
          ? [words().marketTitle, words().market(sight.price)]
          : null,
      ),
    },
    {
      id: 'keep',
      about: 'hand',
      clauses: ['PA-GUARD-01'],
      says: asked(
        ['play-card'],
        (sight, { seat }) =>
          held(sight, seat).some((card) => card === 'Guard' || card === 'Knife') && [words().keepTitle, words().keep],
      ),
    },
    {
      id: 'discard',
      about: 'hand',
      clauses: ['PA-TURN-03'],
      says: asked(['play-card'], (_, { decision }) =>
        decision?.options.every(
          (option) => typeof option.parts === 'object' && option.parts && 'discard' in option.parts,
        )
          ? [words().discardTitle, words().discard]
          : null,
      ),
    },
    {
      id: 'lost',
      about: 'sea',
      clauses: ['PA-ENDGAME-09'],
      says: (now) =>
        now.log.some((told) => read(told)[0] === 'ship-lost' && read(told)[1].owner === now.seat)
          ? [words().lostTitle, words().lost]
          : null,
    },
    {
      id: 'late',
      about: 'piles',
      clauses: ['PA-ENDGAME-01'],
      says: asked([], (sight) => {
        const left = sight.piles.reduce((sum, pile) => sum + pile, 0);
        return left > 0 && left <= 6 && [words().lateTitle, words().late(left)];
      }),
    },
    {
      id: 'last',
      about: 'sea',
      clauses: ['PA-ENDGAME-09'],
      says: asked([], (sight) => sight.lastPhase && [words().lastTitle, words().last]),
    },
  ],
};
