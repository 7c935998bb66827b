import type { Game } from '../api/types';
import type { Branch, Doc } from '../table/messages';
import { highSeasPlainWords } from '../words/highSeasPlain';
import { highSeasTaleWords } from '../words/highSeasTale';
import { wordsNow } from '../words/language';
import { dockedAt, mastsOf, stowedIn } from './docked';
import { gap, headingTo, outlineAt, type Point } from './geometry';
import { type Plans, plansOf } from './plans';
import { type Island, look, type Ship, type Sight } from './sight';
import { eighthOf } from './tale';

/** So many things around a ship are named, the nearest first. */
const MOST = 4;
/** Nearer than this, in millimetres, is a touch. */
const TOUCH = 0.55;

interface Lying {
  name: string;
  outline: Point[];
  at: Point;
}

/** The table in words: where each ship lies by distance and bearing from what is near her, instead of numbers on a grid. */
export function inWords(view: Branch, game: Game | null): Branch {
  const words = wordsNow(highSeasPlainWords);
  const plans = plansOf(game);
  const sight = look(view);
  const lying: Lying[] = [
    ...sight.islands.map(
      (one): Lying => ({
        name: one.name,
        outline: outlineAt(plans.coast(one.coast), one.pose),
        at: [one.pose.x, one.pose.y],
      }),
    ),
    ...sight.ships.flatMap((one): Lying[] =>
      one.pose
        ? [{ name: one.name, outline: outlineAt(plans.ship(one.name).outline, one.pose), at: [one.pose.x, one.pose.y] }]
        : [],
    ),
  ];
  return {
    [words.turn]: sight.turn,
    [words.round]: sight.round,
    [words.goal]: words.goalSays(sight.half),
    ...Object.fromEntries(sight.players.map((player) => [player.name, words.gold(player.gold)])),
    [words.ships]: Object.fromEntries(sight.ships.map((ship) => shipSays(ship, sight, plans, lying))),
    [words.islands]: Object.fromEntries(sight.islands.map((island) => islandSays(island, plans))),
  };
}

function shipSays(ship: Ship, sight: Sight, plans: Plans, lying: readonly Lying[]): [string, Doc] {
  const words = wordsNow(highSeasPlainWords);
  const plan = plans.ship(ship.name);
  const title = `${plan.name} (${words.owner(ship.of)})`;
  if (!ship.pose) {
    return [title, ship.sunk ? words.sunk : words.waiting];
  }
  const cannons = plan.cannons.map(({ rank, range }, i) =>
    ship.masts === null || ship.masts.includes(i + 1) ? `${rank}${range}` : words.lost,
  );
  const standing = mastsOf(ship, plans);
  const docked = dockedAt(ship, sight, plans);
  const coins = ship.coins.map((value) => value ?? words.unknown).join(', ');
  const crew = ship.crew.map((one) => (one.card === null ? words.unknown : plans.crew(one.card).name)).join(', ');
  return [
    title,
    {
      [words.masts]: standing === 0 ? words.noMasts : words.mastsOf(standing, plan.masts.length, cannons.join(', ')),
      [words.speed]: plan.move.join(' + '),
      [words.cargo]: words.cargoOf(stowedIn(ship), plan.cargo, coins),
      [words.crew]: crew || words.nobody,
      [words.heading]: pointOf(ship.pose.heading),
      ...(docked ? { [words.docked]: plans.island(docked) } : {}),
      [words.nearest]: nearestTo(ship, plans, lying).join(', '),
    },
  ];
}

const pointOf = (heading: number) => wordsNow(highSeasTaleWords).point(eighthOf(heading));

/** What lies nearest to a ship, from edge to edge, in the long bar. */
function nearestTo(ship: Ship, plans: Plans, lying: readonly Lying[]): string[] {
  const words = wordsNow(highSeasPlainWords);
  const here = outlineAt(plans.ship(ship.name).outline, ship.pose!);
  return lying
    .filter((one) => one.name !== ship.name && one.outline.length > 0)
    .map((one) => ({ one, far: gap(here, one.outline) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ one, far }) =>
      far <= TOUCH
        ? words.touches(plans.pieceName(one.name))
        : words.near(
            plans.pieceName(one.name),
            (far / (plans.bars.L ?? 88.9)).toFixed(1),
            pointOf(headingTo([ship.pose!.x, ship.pose!.y], one.at)),
          ),
    );
}

function islandSays(island: Island, plans: Plans): [string, Doc] {
  const words = wordsNow(highSeasPlainWords);
  const coins = island.coins.map((value) => value ?? words.unknown).join(', ');
  const crew = island.crew.map((one) => (one.card === null ? words.unknown : plans.crew(one.card).name)).join(', ');
  const says = [
    island.home ? words.home(island.home) : '',
    coins ? words.coins(island.coins.length, coins) : '',
    crew ? `${words.crew}: ${crew}` : '',
    island.explored.length > 0 ? words.explored(island.explored.join(', ')) : '',
  ].filter(Boolean);
  return [plans.island(island.name), says.length > 0 ? says.join('; ') : words.nothing];
}
