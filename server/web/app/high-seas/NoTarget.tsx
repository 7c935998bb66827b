/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Bearing } from './bearings';
import { isSafe } from './docked';
import { idleBecause } from './idleBecause';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

/** So many enemies are named, the nearest first. */
const MOST = 3;

interface Props {
  ship: Ship;
  bearings: readonly Bearing[];
  sight: Sight;
  plans: Plans;
}

/** Why a ship has no target: the nearest enemies, each with what stands against a shot at her. */
export function NoTarget({ ship, bearings, sight, plans }: Props) {
  const words = useWords(highSeasWords);
  const own = bearings.filter((one) => one.ship === ship.name);
  const enemies = sight.ships
    .filter((one) => own.some((bearing) => bearing.target === one.name))
    .map((enemy) => ({
      enemy,
      short: Math.min(...own.filter((one) => one.target === enemy.name).map((one) => one.short)),
    }))
    .sort((a, b) => a.short - b.short)
    .slice(0, MOST);
  const reason = (enemy: Ship, short: number) => {
    if (own.some((one) => one.target === enemy.name && one.finding === 'safe') || isSafe(enemy, sight, plans)) {
      return words.liesSafe;
    }
    const blocked = own.find((one) => one.target === enemy.name && one.finding === 'blocked');
    if (blocked) {
      return idleBecause(blocked, plans, words);
    }
    return short > 0 && Number.isFinite(short)
      ? words.tooFarBy((short / (plans.bars.S ?? 1)).toFixed(1))
      : words.tooFar;
  };
  return (
    <div class="hs-notarget" role="status">
      <p class="hs-tip">{words.noTarget}</p>
      <ul>
        {enemies.map(({ enemy, short }) => (
          <li key={enemy.name}>
            <strong>{plans.ship(enemy.name).name}</strong>: {reason(enemy, short)}
          </li>
        ))}
      </ul>
    </div>
  );
}
