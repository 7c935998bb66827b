import type { BoardKind } from '../table/board';
import type { Branch } from '../table/messages';
import { wordsNow } from '../words/language';
import { pirateAttackLessonWords } from '../words/pirateAttackLesson';
import { Board } from './Board';
import { facts } from './facts';
import { howTo } from './howTo';
import { lesson } from './lesson';
import { Reckoning } from './Reckoning';
import { reason } from './reason';
import { staging } from './staging';
import { drawOnly, drawSays } from './standing';
import { tiny } from './telling';

/** The last ships win, unless the table has agreed on a limit: then fame does. */
function goal(view: Branch): string {
  const words = wordsNow(pirateAttackLessonWords);
  const options = (view.options ?? {}) as Branch;
  const limited = ['time-limit-minutes', 'time-limit-turns', 'fame-target'].some(
    (option) => Number(options[option]) > 0,
  );
  return limited ? `${words.goal} ${words.goalFame}` : words.goal;
}

/** Pirate Attack as tables, replays and lessons show it. */
export const pirateAttack: BoardKind = {
  Board,
  staging,
  Reckoning,
  reason,
  goal,
  lesson,
  howTo,
  tiny,
  facts,
  drawOnly,
  drawSays,
};
