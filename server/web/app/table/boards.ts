import { GenericBoard } from './GenericBoard';
import { highSeas } from '../high-seas/kind';
import { pirateAttack } from '../pirate-attack/kind';
import { spanishMain } from '../spanish-main/kind';
import type { BoardKind } from './board';

/** The games that have a drawn table of their own. */
const DRAWN: Record<string, BoardKind> = {
  'spanish-main': spanishMain,
  'pirate-attack': pirateAttack,
  'high-seas': highSeas,
};

/** Plays any game from its view and its decisions alone; also the table for those who listen instead of looking. */
export const plainBoard: BoardKind = {
  Board: GenericBoard,
  staging: { beats: () => [], imagine: (view) => view, milliseconds: () => 0 },
};

/** The text tables of games that put their view into words of their own. */
const WORDED: Record<string, BoardKind> = Object.fromEntries(
  Object.entries(DRAWN).flatMap(([game, { inWords }]) =>
    inWords
      ? [[game, { ...plainBoard, Board: (props) => GenericBoard({ ...props, view: inWords(props.view, props.game) }) }]]
      : [],
  ),
);

export function boardOf(game: string, text: boolean): BoardKind {
  return text ? (WORDED[game] ?? plainBoard) : (DRAWN[game] ?? plainBoard);
}

/** What a game answers by the standing order to draw, at every table of it. */
export const drawOnlyOf = (game: string) => DRAWN[game]?.drawOnly;

export const isDrawn = (game: string) => game in DRAWN;
