import type { BoardKind } from '../table/board';
import { Board } from './Board';
import { Reckoning } from './Reckoning';
import { staging } from './staging';
import { highSeasWords } from '../words/highSeas';
import { wordsNow } from '../words/language';

/** High Seas as tables and replays show it. */
export const highSeas: BoardKind = {
  Board,
  staging,
  Reckoning,
  takenSays: (option) => (option.parts === 'end turn' ? wordsNow(highSeasWords).turnEnds : null),
};
