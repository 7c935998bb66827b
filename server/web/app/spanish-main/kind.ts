import type { BoardKind } from '../table/board';
import { Board } from './Board';
import { Reckoning } from './Reckoning';
import { reason } from './reason';
import { staging } from './staging';

/** Spanish Main as tables and replays show it. */
export const spanishMain: BoardKind = { Board, staging, Reckoning, reason };
