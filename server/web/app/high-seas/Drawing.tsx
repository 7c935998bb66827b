/** @jsxRuntime automatic @jsxImportSource preact */
import type { Leg } from './aiming';
import { legOf } from './aiming';
import type { Ask, Course } from './ask';
import type { Bearing } from './bearings';
import { FireLines, FlyingShot, RangeRings } from './FireLines';
import type { Point, Pose } from './geometry';
import type { Happening } from './happening';
import type { Held } from './held';
import { CourseLines, type Drawn, Mark, Spots, Tape } from './Overlays';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';
import { SpotGhost } from './SpotGhost';
import type { Hint } from '../table/messages';

/** A ship whose ranges are drawn, from where she lies or would lie. */
export interface Reach {
  ship: Ship;
  pose: Pose;
}

interface Props extends Drawn {
  ask: Ask | null;
  held: Held | null;
  advised: Hint | null;
  plans: Plans;
}

/** What of the plans is drawn under the ships: ranges, and the course that is advised. */
export function Below({ ask, held, advised, plans, reaches, ...drawn }: Props & { reaches: readonly Reach[] }) {
  const hinted = advised && ask?.kind === 'sail' && typeof advised.parts === 'object' ? legOf(advised.parts) : null;
  return (
    <>
      {reaches.map(({ ship, pose }) => (
        <RangeRings key={ship.name} ship={ship} pose={pose} plans={plans} {...drawn} />
      ))}
      {ask?.kind === 'sail' && hinted && !held?.course && (
        <CourseLines
          plan={plans.ship(ask.ship.name)}
          from={ask.ship.pose!}
          legs={[hinted]}
          bars={ask.bars}
          names={plans.bars}
          look="hinted"
          {...drawn}
        />
      )}
    </>
  );
}

interface AboveProps extends Props {
  sight: Sight;
  now: Happening;
  bearings: readonly Bearing[];
  tape: [Point, Point] | null;
}

/** What of the plans is drawn over the ships: the course, lines of fire, places to choose from, the tape. */
export function Above({ ask, held, plans, sight, now, bearings, tape, ...drawn }: AboveProps) {
  const legs: readonly Leg[] = held?.leg ? [held.leg] : (held?.course?.legs ?? []);
  return (
    <>
      {ask?.kind === 'sail' && (
        <CourseLines
          plan={plans.ship(ask.ship.name)}
          from={ask.ship.pose!}
          legs={legs}
          bars={ask.bars}
          names={plans.bars}
          look={held?.verdict?.legal === false ? 'refused' : ''}
          handle
          {...drawn}
        />
      )}
      {held?.place && <Mark at={held.place} {...drawn} />}
      {bearings.length > 0 && <FireLines bearings={bearings} plans={plans} {...drawn} />}
      {now.shot && <FlyingShot shot={now.shot} sight={sight} plans={plans} {...drawn} />}
      {ask?.kind === 'spot' && (
        <>
          <Spots
            spots={ask.spots.map(({ option, pose }) => ({ index: option.index, pose }))}
            picked={held?.option ?? null}
            {...drawn}
          />
          <SpotGhost
            ask={ask}
            plans={plans}
            pose={held?.spot ?? ask.spots.find((one) => one.option.index === held?.option)?.pose ?? null}
            refused={held?.verdict?.legal === false}
            {...drawn}
          />
        </>
      )}
      {tape && <Tape from={tape[0]} to={tape[1]} bars={plans.bars} {...drawn} />}
    </>
  );
}

/** Whose ranges are drawn: at the end of the course that is planned, of who shoots or is looked at, else of the whole fleet. */
export function reachesOf(
  ask: Ask | null,
  held: Held | null,
  shown: Ship | undefined,
  wanted: boolean,
  sight: Sight,
  seat: string | null,
): Reach[] {
  const outlook: Pick<Course, 'end' | 'bears'> | undefined = held?.outlook ?? held?.course;
  if (ask?.kind === 'sail' && outlook?.end && (wanted || outlook.bears.length > 0)) {
    return [{ ship: ask.ship, pose: outlook.end }];
  }
  if (ask?.kind === 'fire' || held?.reach || (wanted && shown)) {
    return shown?.pose ? [{ ship: shown, pose: shown.pose }] : [];
  }
  return wanted
    ? sight.ships.flatMap((ship) => (ship.of === seat && ship.pose ? [{ ship, pose: ship.pose }] : []))
    : [];
}
