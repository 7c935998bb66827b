/** @jsxRuntime automatic @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Ask, Course } from './ask';
import { isSafe } from './docked';
import { gap, outlineAt } from './geometry';
import { gunsOf } from './guns';
import { intoRange } from './intoRange';
import type { Plans } from './plans';
import { rammedBy } from './rams';
import type { Sight } from './sight';

interface Props {
  ask: Extract<Ask, { kind: 'sail' }>;
  sight: Sight;
  plans: Plans;
  course: Course | null;
  onCourse: (course: Course) => void;
}

/** Where the ship can be sent, what brings gold first, with how long it takes and whether she rams. */
export function CourseList({ ask, sight, plans, course, onCourse }: Props) {
  const words = useWords(highSeasWords);
  const { ship } = ask;
  const here = outlineAt(plans.ship(ship.name).outline, ship.pose!);
  const away = (to: string) => {
    const island = sight.islands.find((one) => one.name === to);
    const other = sight.ships.find((one) => one.name === to);
    const there = island
      ? outlineAt(plans.coast(island.coast), island.pose)
      : other?.pose
        ? outlineAt(plans.ship(to).outline, other.pose)
        : [];
    return gap(here, there);
  };
  // What she sails in a turn; the first turn is what her bars allow now.
  const reach = plans.ship(ship.name).move.reduce((sum, bar) => sum + (plans.bars[bar] ?? 0), 0);
  const own = (to: string) => sight.ships.some((one) => one.name === to && one.of === ship.of);
  const kindOf = (to: string) => (sight.ships.some((one) => one.name === to) ? (own(to) ? 'own' : 'enemy') : 'island');
  const coinsAt = (to: string) => sight.islands.find((one) => one.name === to)?.coins.length ?? 0;
  const isHome = (to: string) => sight.islands.some((one) => one.name === to && one.home === ship.of);
  // Gold first: a laden ship is bound for home, an empty one for coins; own ships are seldom meant.
  const laden = ship.coins.length > 0;
  const wish = (to: string) =>
    own(to) ? 9 : isHome(to) ? (laden ? 0 : 4) : kindOf(to) === 'enemy' ? 2 : coinsAt(to) > 0 ? (laden ? 1 : 0) : 3;
  const rank = (one: Course) => wish(one.to) * 2 + (one.touches ? 0 : 1);
  const shorts = useMemo(
    () => new Map(ask.courses.map((one) => [one.to, intoRange(ask, one, sight, plans)])),
    [ask, sight, plans],
  );
  const safe = (to: string) => sight.ships.some((one) => one.name === to && isSafe(one, sight, plans));
  const listed = [...ask.courses]
    .sort((a, b) => rank(a) - rank(b) || away(a.to) - away(b.to))
    .flatMap((one) => {
      const rams = rammedBy(ship, one, sight, plans);
      const short = shorts.get(one.to);
      return [{ course: one, rams }, ...(short ? [{ course: short, rams: null }] : [])];
    });
  return (
    <ul class="hs-courses">
      {listed.map(({ course: one, rams }) => (
        <li key={`${one.to}${one.short ? ' short' : ''}`}>
          <button
            type="button"
            class={`hs-to ${one.touches ? 'arrives' : ''} ${rams ? 'rams' : ''}`}
            data-kind={kindOf(one.to)}
            data-to={one.to}
            aria-pressed={course?.to === one.to && course.short === one.short}
            onClick={() => onCourse(one)}
          >
            <span>
              {rams === one.to ? words.ram(plans.pieceName(one.to)) : plans.pieceName(one.to)}
              {isHome(one.to) ? (
                <small> ({words.yourHome})</small>
              ) : (
                coinsAt(one.to) > 0 && <span class="hs-many">{words.coins(coinsAt(one.to))}</span>
              )}
              {kindOf(one.to) === 'enemy' && !one.short && (
                <small> ({safe(one.to) ? words.enemySafe : words.enemy})</small>
              )}
            </span>
            <small>
              {one.short
                ? words.intoRange(one.bears ?? 0, gunsOf(ship, plans).length)
                : rams && rams !== one.to
                  ? words.ramsOnTheWay(plans.pieceName(rams))
                  : one.touches
                    ? words.arrives
                    : words.turns(Math.max(2, Math.ceil(away(one.to) / Math.max(1, reach))))}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
