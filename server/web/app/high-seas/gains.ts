import type { Doc, Option } from '../table/messages';
import { verbOf } from './ask';
import { roomOf } from './docked';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

/** What ships mainly do; everything else stands under more orders. */
export const MAIN = ['move', 'shoot', 'explore', 'repair'] as const;

const targetOf = (option: Option) => (option.parts as Record<string, Doc>).target;

/** Whether an order is one of the main ones: cargo between own ships is seldom wanted and not among them. */
export function isMain(option: Option, sight: Sight, seat: string | null): boolean {
  const target = targetOf(option);
  const amongOwn = sight.ships.some((ship) => ship.name === target && ship.of === seat);
  return (MAIN as readonly string[]).includes(verbOf(option)[0]) && !amongOwn;
}

/** Whether exploring brings anything: something that lies there and room for it, or coins to unload at home. */
export function brings(option: Option, ship: Ship, sight: Sight, plans: Plans): boolean {
  const target = targetOf(option);
  const island = sight.islands.find((one) => one.name === target);
  if (island?.home) {
    return ship.coins.length > 0;
  }
  const there = island ?? sight.ships.find((one) => one.name === target);
  return there !== undefined && there.coins.length + there.crew.length > 0 && roomOf(ship, plans) > 0;
}

/** Whether an order can do its ship any good. */
export const isUseful = (option: Option, ship: Ship, sight: Sight, plans: Plans) =>
  isMain(option, sight, ship.of) && (verbOf(option)[0] !== 'explore' || brings(option, ship, sight, plans));
