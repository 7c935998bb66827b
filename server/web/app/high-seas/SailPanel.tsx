/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../look/Button';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Leg } from './aiming';
import type { Ask, Course } from './ask';
import { ByHand } from './ByHand';
import { CourseList } from './CourseList';
import type { Held } from './held';
import { Outlook } from './Outlook';
import { barName } from './Overlays';
import type { Plans } from './plans';
import type { Sight } from './sight';

interface Props {
  ask: Extract<Ask, { kind: 'sail' }>;
  sight: Sight;
  plans: Plans;
  busy: boolean;
  held: Held | null;
  onCourse: (course: Course | null) => void;
  onLeg: (leg: Leg) => void;
  onSail: () => void;
  choose: (option: number) => void;
}

/** Where to sail: proposed courses to press, a place on the water, or a segment set by hand, with what comes of it. */
export function SailPanel(props: Props) {
  const { ask, sight, plans, busy, held } = props;
  const words = useWords(highSeasWords);
  const course = held?.course ?? null;
  const leg = held?.leg ?? null;
  const planned = course !== null || leg !== null || held?.place !== undefined;
  const outlook = leg ? held?.outlook : course;
  const refused = held?.verdict && !held.verdict.legal ? held.verdict : null;
  const ready = leg ? held?.verdict?.legal === true : (course?.legs.length ?? 0) > 0 && !refused;
  // Whoever has chosen sees the button that does it. While something is dragged on the chart the page stays where it is.
  const plan = useRef<HTMLDivElement>(null);
  const chosen = course?.to ?? null;
  useEffect(() => {
    if (chosen !== null) {
      // At once: what glides under a finger is pressed in the wrong place.
      plan.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else if (planned) {
      plan.current?.closest('.hs-ask')?.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [chosen, planned]);
  const bars = Object.values(ask.bars).map((length) => barName(plans.bars, length));
  return (
    <div class="hs-sailing">
      {planned ? (
        <div class={`hs-plan ${chosen !== null ? 'hs-chosen' : ''}`} aria-live="polite" ref={plan}>
          <p>
            <strong>{titleOf(course, leg, plans, words)}</strong>{' '}
            {refused ? (
              <span class="hs-no">{refused.says}</span>
            ) : (
              !outlook && <span class="faint">{words.checking}</span>
            )}
          </p>
          {outlook && !refused && <Outlook of={outlook} ask={ask} plans={plans} />}
          <div class="row">
            <Button kind="main" disabled={busy || !ready} onClick={props.onSail}>
              {words.sail}
            </Button>
            <Button onClick={() => props.onCourse(null)}>{words.back}</Button>
          </div>
          {(leg || (course && course.to === null)) && (
            <ByHand
              ask={ask}
              sight={sight}
              plans={plans}
              leg={leg}
              first={course?.legs[0] ?? null}
              onLeg={props.onLeg}
            />
          )}
        </div>
      ) : (
        <div class="hs-plan">
          <p class="hs-tip">{ask.courses.length > 0 ? words.sailTo : words.noCourses}</p>
          <div class="row">
            <span class="hs-left" title={words.segmentsLeft}>
              {bars.join(' + ')}
            </span>
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

type Words = ReturnType<typeof useWords<(typeof highSeasWords)['en']>>;

function titleOf(course: Course | null, leg: Leg | null, plans: Plans, words: Words): string {
  if (leg) {
    return words.byHand;
  }
  if (!course || course.to === null) {
    return words.toWater;
  }
  const to = plans.pieceName(course.to);
  if (course.for === 'range') {
    return words.sailIntoRange(to);
  }
  if (course.for === 'tow') {
    return words.tow(to);
  }
  return course.rams.includes(course.to) ? words.ram(to) : course.touches ? words.sailCourse(to) : words.sailToward(to);
}
