import type { BoardKind } from '../table/board';
import { Board } from './Board';
import { howTo } from './howTo';
import { inWords } from './inWords';
import { lesson } from './lesson';
import { facts } from './numbers';
import { Reckoning } from './Reckoning';
import { reason } from './reason';
import { Sketch } from './Sketch';
import { look } from './sight';
import { staging } from './staging';
import { retell, tiny } from './tale';
import { highSeasWords } from '../words/highSeas';
import { wordsNow } from '../words/language';

/** High Seas as tables and replays show it. */
export const highSeas: BoardKind = {
  Board,
  staging,
  Reckoning,
  lesson,
  howTo,
  reason,
  inWords,
  Sketch,
  goal: (view) => wordsNow(highSeasWords).goal(look(view).half),
  facts,
  tiny,
  retell,
  keeps: (option) => option.parts === 'end turn',
  takenSays: (option) => (option.parts === 'end turn' ? wordsNow(highSeasWords).turnEnds : null),
};
