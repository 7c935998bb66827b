import { MOVEMENTS } from './deck';
import { nationOf } from './ships';
import type { Berth } from './sight';

/** Returns the row after a block of ships has moved: negative towards the front, as far as the row allows. */
export function moved(row: readonly Berth[], from: number, length: number, by: number): Berth[] {
  const block = row.slice(from, from + length);
  const rest = [...row.slice(0, from), ...row.slice(from + length)];
  const to = Math.max(0, Math.min(rest.length, from + by));
  return [...rest.slice(0, to), ...block, ...rest.slice(to)];
}

/** Returns the row as a card would leave it; a picture of a choice, not a ruling on it. */
export function previewed(row: readonly Berth[], card: string, ships: readonly string[]): Berth[] {
  const does = MOVEMENTS[card]?.does;
  const at = row.findIndex((berth) => ships.includes(berth.ship));
  switch (does?.kind) {
    case 'ship':
      return at < 0 ? [...row] : moved(row, at, 1, does.by);
    case 'pair':
      return at < 0 ? [...row] : moved(row, at, 2, does.by);
    case 'nation': {
      const sailing = row.filter((berth) => nationOf(berth.ship) === does.nation);
      // Front-most first when they advance, rear-most first when they drop back.
      const order = does.by < 0 ? sailing : sailing.reverse();
      return order.reduce(
        (now, { ship }) =>
          moved(
            now,
            now.findIndex((berth) => berth.ship === ship),
            1,
            does.by,
          ),
        [...row],
      );
    }
    case 'sabotage':
      return row.map((berth) => (ships.includes(berth.ship) ? { ...berth, damaged: true } : berth));
    default:
      return [...row];
  }
}
