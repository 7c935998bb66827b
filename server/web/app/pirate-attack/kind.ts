import type { BoardKind } from '../table/board';
import { Board } from './Board';
import { Reckoning } from './Reckoning';
import { staging } from './staging';
import { drawOnly, drawSays } from './standing';

/** Pirate Attack as tables and replays show it. */
export const pirateAttack: BoardKind = { Board, staging, Reckoning, drawOnly, drawSays };
