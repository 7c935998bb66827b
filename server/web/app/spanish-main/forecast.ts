import { ADVENTURES } from './deck';
import { nationOf } from './ships';
import type { Berth } from './sight';

/** What an adventure would do to one ship if the row stayed as it is. */
export interface Mark {
  fame: number;
  hit: boolean;
  mutiny: boolean;
}

/** Says for each ship of the row what the adventure would bring; a picture, not a ruling. */
export function forecast(
  row: readonly Berth[],
  adventure: string | undefined,
  revealed: (ship: string) => boolean,
): Mark[] {
  const marks: Mark[] = row.map(() => ({ fame: 0, hit: false, mutiny: false }));
  const does = adventure === undefined ? undefined : ADVENTURES[adventure]?.does;
  const whole = row.flatMap((berth, i) => (berth.damaged ? [] : [i]));
  const hit = (i: number | undefined) => {
    if (i !== undefined && row[i] && !row[i].damaged) {
      marks[i].hit = true;
    }
  };
  const sound = (i: number) => !row[i].damaged && !marks[i].hit;
  switch (does?.kind) {
    case 'award':
      does.spaces
        .filter((space) => row[space - 1] && !row[space - 1].damaged)
        .forEach((space) => (marks[space - 1].fame = 1));
      break;
    case 'award-first':
      whole.slice(0, does.ships).forEach((i) => (marks[i].fame = does.fame));
      break;
    case 'cursed-treasure':
      whole.slice(0, 1).forEach((i) => (marks[i] = { fame: 2, hit: true, mutiny: false }));
      break;
    case 'damage':
      does.spaces.forEach((space) => hit(space - 1));
      break;
    case 'damage-first':
      hit(whole[0]);
      break;
    case 'damage-last':
      whole.slice(-does.ships).forEach(hit);
      break;
    case 'lose':
      does.spaces.filter((space) => row[space - 1]?.fame > 0).forEach((space) => (marks[space - 1].fame = -1));
      break;
    case 'mutiny': {
      const struck = whole.find((i) => !revealed(row[i].ship));
      if (struck !== undefined) {
        marks[struck].mutiny = true;
      }
      break;
    }
    case 'attack':
      for (let i = 1; i < row.length; i++) {
        if (nationOf(row[i].ship) === does.nation && nationOf(row[i - 1].ship) !== does.nation && sound(i)) {
          hit(i - 1);
        }
      }
      break;
    case 'loot':
      for (let i = 1; i < row.length; i++) {
        const victim = row[i - 1];
        if (
          nationOf(victim.ship) === does.nation &&
          nationOf(row[i].ship) !== does.nation &&
          victim.fame > 0 &&
          !row[i].damaged
        ) {
          marks[i].fame++;
          marks[i - 1].fame--;
        }
      }
      break;
  }
  return marks;
}
