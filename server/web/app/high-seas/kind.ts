import type { BoardKind } from '../table/board';
import { Board } from './Board';
import { Reckoning } from './Reckoning';
import { staging } from './staging';

/** High Seas as tables and replays show it. */
export const highSeas: BoardKind = { Board, staging, Reckoning };
