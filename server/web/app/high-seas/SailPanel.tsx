/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { ClauseLinks } from '../look/ClauseLink';
import type { Explained } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Aim, Leg } from './aiming';
import type { Ask, Course } from './ask';
import { gap, outlineAt } from './geometry';
import { barName } from './Overlays';
import type { Plans } from './plans';
import type { Sight } from './sight';

interface Props {
  ask: Extract<Ask, { kind: 'sail' }>;
  sight: Sight;
  plans: Plans;
  busy: boolean;
  course: Course | null;
  aim: Aim | null;
  verdict: Explained | null;
  bar: number;
  contact: number;
  onBar: (bar: number) => void;
  onContact: (contact: number) => void;
  onCourse: (course: Course | null) => void;
  onLeg: (leg: Leg) => void;
  onSail: () => void;
  choose: (option: number) => void;
}

/** Where to sail: proposed courses to press, or a segment aimed by hand, with what the rules say to it. */
export function SailPanel(props: Props) {
  const { ask, sight, plans, busy, course, aim, verdict } = props;
  const words = useWords(highSeasWords);
  const name = (to: string) => plans.ship(to).name || plans.island(to);
  const nameOf = (to: string) => (sight.islands.some((one) => one.name === to) ? plans.island(to) : name(to));
  const bars = Object.entries(ask.bars);
  const here = outlineAt(plans.ship(ask.ship.name).outline, ask.ship.pose!);
  const away = (to: string) => {
    const island = sight.islands.find((one) => one.name === to);
    const ship = sight.ships.find((one) => one.name === to);
    const there = island
      ? outlineAt(plans.coast(island.coast), island.pose)
      : ship?.pose
        ? outlineAt(plans.ship(to).outline, ship.pose)
        : [];
    return gap(here, there);
  };
  // What she sails in a turn; the first turn is what her bars allow now.
  const reach = plans.ship(ask.ship.name).move.reduce((sum, bar) => sum + (plans.bars[bar] ?? 0), 0);
  const own = (to: string) => sight.ships.some((one) => one.name === to && one.of === ask.ship.of);
  const kindOf = (to: string) => (sight.ships.some((one) => one.name === to) ? (own(to) ? 'own' : 'enemy') : 'island');
  const coinsAt = (to: string) => sight.islands.find((one) => one.name === to)?.coins.length ?? 0;
  const isHome = (to: string) => sight.islands.some((one) => one.name === to && one.home === ask.ship.of);
  // Gold first: a laden ship is bound for home, an empty one for coins; own ships are seldom meant.
  const laden = ask.ship.coins.length > 0;
  const wish = (to: string) =>
    own(to) ? 9 : isHome(to) ? (laden ? 0 : 4) : kindOf(to) === 'enemy' ? 2 : coinsAt(to) > 0 ? (laden ? 1 : 0) : 3;
  const rank = (one: Course) => wish(one.to) * 2 + (one.touches ? 0 : 1);
  const listed = [...ask.courses].sort((a, b) => rank(a) - rank(b) || away(a.to) - away(b.to));
  return (
    <div class="hs-sailing">
      {course || aim ? (
        <div class="hs-plan" aria-live="polite">
          <p>
            <strong>
              {course
                ? course.touches
                  ? words.sailCourse(nameOf(course.to))
                  : words.sailToward(nameOf(course.to))
                : `${aim!.leg.length.toFixed(0)} mm, ${aim!.leg.heading.toFixed(0)}°`}
            </strong>{' '}
            {aim && !course && (
              <>
                {verdict === null ? (
                  <span class="faint">{words.checking}</span>
                ) : verdict.legal ? (
                  <span>{aim.meets ? words.meets(nameOf(aim.meets)) : words.clear}</span>
                ) : (
                  <span class="hs-no">
                    {verdict.says}
                  </span>
                )}
              </>
            )}
          </p>
          <div class="row">
            <Button kind="main" disabled={busy || (!course && verdict?.legal === false)} onClick={props.onSail}>
              {words.sail}
            </Button>
            <Button onClick={() => props.onCourse(null)}>{words.back}</Button>
          </div>
          {aim && !course && (
            <div class="row hs-bars" role="group" aria-label={words.bars}>
              {bars.map(([number, length]) => (
                <Button
                  key={number}
                  class="small"
                  pressed={props.bar === Number(number)}
                  onClick={() => props.onBar(Number(number))}
                >
                  {words.bar(barName(plans.bars, length), length)}
                </Button>
              ))}
              {ask.contacts > 1 && sight.contact === 0 && (
                <>
                  <Button class="small" pressed={props.contact === 1} onClick={() => props.onContact(1)}>
                    {words.port}
                  </Button>
                  <Button class="small" pressed={props.contact === 2} onClick={() => props.onContact(2)}>
                    {words.starboard}
                  </Button>
                </>
              )}
            </div>
          )}
          {aim && !course && (
            <div class="hs-numbers">
              <label>
                {words.heading}{' '}
                <input
                  type="number"
                  min={0}
                  max={359}
                  value={Math.round(aim.leg.heading)}
                  onChange={(event) => props.onLeg({ ...aim.leg, heading: Number(event.currentTarget.value) % 360 })}
                />
              </label>
              <label>
                {words.length}{' '}
                <input
                  type="number"
                  min={1}
                  step="any"
                  value={aim.leg.length}
                  onChange={(event) => props.onLeg({ ...aim.leg, length: Number(event.currentTarget.value) })}
                />
              </label>
            </div>
          )}
          {aim && !course && verdict?.legal === false && <ClauseLinks ids={verdict.clauses} />}
        </div>
      ) : (
        <div class="hs-plan">
          <p class="hs-tip">{ask.courses.length > 0 ? words.sailTo : words.noCourses}</p>
          <div class="row">
            <span class="hs-left">{bars.map(([, length]) => barName(plans.bars, length)).join(' + ')}</span>
            {ask.rest.map((one) => (
              <Button key={one.index} class="small hs-stop" disabled={busy} onClick={() => props.choose(one.index)}>
                {one.says}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ul class="hs-courses">
        {listed.map((one) => (
          <li key={one.to}>
            <button
              type="button"
              class={`hs-to ${one.touches ? 'arrives' : ''}`}
              data-kind={kindOf(one.to)}
              data-to={one.to}
              aria-pressed={course?.to === one.to}
              onClick={() => props.onCourse(one)}
            >
              <span>
                {nameOf(one.to)}
                {isHome(one.to) ? (
                  <small> ({words.yourHome})</small>
                ) : (
                  coinsAt(one.to) > 0 && <span class="hs-coin">{coinsAt(one.to)}</span>
                )}
                {kindOf(one.to) === 'enemy' && <small> ({words.enemy})</small>}
              </span>
              <small>
                {one.touches ? words.arrives : words.turns(Math.max(2, Math.ceil(away(one.to) / Math.max(1, reach))))}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

