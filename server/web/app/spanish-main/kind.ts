import type { BoardKind } from '../table/board';
import { wordsNow } from '../words/language';
import { spanishMainLessonWords } from '../words/spanishMainLesson';
import { Board } from './Board';
import { Editor } from './editor/Editor';
import { facts } from './facts';
import { howTo } from './howTo';
import { inWords } from './inWords';
import { lesson } from './lesson';
import { Reckoning } from './Reckoning';
import { reason } from './reason';
import { Sketch } from './Sketch';
import { staging } from './staging';
import { retell, tiny } from './tiny';

/** Spanish Main as tables, replays, lessons and puzzles show it. */
export const spanishMain: BoardKind = {
  Board,
  staging,
  Reckoning,
  reason,
  goal: () => wordsNow(spanishMainLessonWords).goal,
  lesson,
  howTo,
  inWords,
  Sketch,
  tiny,
  retell,
  facts,
  Editor,
};
