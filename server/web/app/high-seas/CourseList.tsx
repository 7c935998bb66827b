/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { type Ask, type Course, courseKey } from './ask';
import { isSafe } from './docked';
import type { Plans } from './plans';
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
  const guns = ship.masts?.length ?? plans.ship(ship.name).cannons.length;
  const own = (to: string) => sight.ships.some((one) => one.name === to && one.of === ship.of);
  const kindOf = (to: string) => (sight.ships.some((one) => one.name === to) ? (own(to) ? 'own' : 'enemy') : 'island');
  const coinsAt = (to: string) => sight.islands.find((one) => one.name === to)?.coins.length ?? 0;
  const isHome = (to: string) => sight.islands.some((one) => one.name === to && one.home === ship.of);
  const safe = (to: string) => sight.ships.some((one) => one.name === to && isSafe(one, sight, plans));
  // Gold first: a laden ship is bound for home, an empty one for coins; own ships are seldom meant.
  const laden = ship.coins.length > 0;
  const wish = (to: string) =>
    own(to) ? 9 : isHome(to) ? (laden ? 0 : 4) : kindOf(to) === 'enemy' ? 2 : coinsAt(to) > 0 ? (laden ? 1 : 0) : 3;
  const rank = (one: Course) =>
    (one.for === 'tow' ? 1 : wish(one.to ?? '')) * 20 + (one.for === 'range' ? 1 : 0) + (one.touches ? 0 : one.turns);
  const listed = [...ask.courses].sort((a, b) => rank(a) - rank(b));
  const says = (one: Course) => {
    const [rammed] = one.rams;
    if (one.for === 'range') {
      return words.intoRange(Math.max(0, ...one.bears.map(([, n]) => n)), guns);
    }
    if (one.for === 'tow') {
      return words.arrives;
    }
    if (rammed !== undefined && rammed !== one.to) {
      return words.ramsOnTheWay(plans.pieceName(rammed));
    }
    return one.touches ? words.arrives : one.turns > 1 ? words.turns(one.turns) : words.near;
  };
  const title = (one: Course) => {
    const to = plans.pieceName(one.to ?? '');
    return one.for === 'tow' ? words.tow(to) : one.rams.includes(one.to ?? '') ? words.ram(to) : to;
  };
  return (
    <ul class="hs-courses">
      {listed.map((one) => (
        <li key={courseKey(one)}>
          <button
            type="button"
            class={`hs-to ${one.touches ? 'arrives' : ''} ${one.rams.length > 0 && one.for !== 'tow' ? 'rams' : ''}`}
            data-kind={kindOf(one.to ?? '')}
            data-to={one.to}
            data-for={one.for}
            aria-pressed={courseKey(course) === courseKey(one)}
            onClick={() => onCourse(one)}
          >
            <span>
              {title(one)}
              {isHome(one.to ?? '') ? (
                <small> ({words.yourHome})</small>
              ) : (
                coinsAt(one.to ?? '') > 0 && <span class="hs-many">{words.coins(coinsAt(one.to ?? ''))}</span>
              )}
              {kindOf(one.to ?? '') === 'enemy' && one.for === 'arrive' && (
                <small> ({safe(one.to ?? '') ? words.enemySafe : words.enemy})</small>
              )}
            </span>
            <small>{says(one)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
