/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../look/Button';
import { ClauseLinks } from '../look/ClauseLink';
import type { Explained } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Aim, Leg } from './aiming';
import type { Ask, Course } from './ask';
import { CourseList } from './CourseList';
import { gunsOf } from './guns';
import { barName } from './Overlays';
import type { Plans } from './plans';
import { rammedAt, rammedBy } from './rams';
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
  const nameOf = plans.pieceName;
  const bars = Object.entries(ask.bars);
  // Who sails into an enemy with her bow rams: that is said before it is done.
  const rams = course
    ? rammedBy(ask.ship, course, sight, plans)
    : aim
      ? rammedAt(ask.ship, aim.end, sight, plans)
      : null;
  // Whoever has chosen sees the button that does it. While something is dragged on the chart the page stays where it is.
  const plan = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (course) {
      // At once: what glides under a finger is pressed in the wrong place.
      plan.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else if (aim) {
      plan.current?.closest('.hs-ask')?.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [course, aim === null]);
  return (
    <div class="hs-sailing">
      {course || aim ? (
        <div class={`hs-plan ${course ? 'hs-chosen' : ''}`} aria-live="polite" ref={plan}>
          <p>
            <strong>
              {course
                ? course.short
                  ? words.sailIntoRange(nameOf(course.to))
                  : rams === course.to
                    ? words.ram(nameOf(course.to))
                    : course.touches
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
                  <span class="hs-no">{verdict.says}</span>
                )}
              </>
            )}
          </p>
          {aim && !course && <p class="hs-tip">{words.dragGhost}</p>}
          {course?.bears !== undefined && (
            <p class="hs-tip">{words.bearThere(course.bears, gunsOf(ask.ship, plans).length)}</p>
          )}
          {rams && <p class="hs-rams">{words.ramsHer(nameOf(rams))}</p>}
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
      <CourseList ask={ask} sight={sight} plans={plans} course={course} onCourse={props.onCourse} />
    </div>
  );
}
