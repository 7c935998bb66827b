import { useEffect, useRef } from 'preact/hooks';
import type { Ask, Course } from './ask';
import { type Camera, EDGE } from './camera';
import { courseFrame } from './courseFrame';
import type { Point } from './geometry';
import type { Happening } from './happening';
import { shipNamed, type Sight } from './sight';

/** Below this width the chart is small: it shows what is asked about instead of the whole sea. */
export const NARROW = 560;

/** Lets the chart go where the question is, and to what happens out of sight; a zoom of the player's own it keeps. */
export function useFollow(
  camera: Camera,
  ask: Ask | null,
  decision: number | undefined,
  sight: Sight,
  seat: string | null,
  now: Happening,
  course: Course | undefined,
): void {
  const about = ask?.kind === 'sail' || ask?.kind === 'fire' ? ask.ship.name : null;
  const went = useRef('');
  useEffect(() => {
    const berth = ask?.kind === 'spot' && ask.verb === 'berth' ? ask.spots[0].pose : null;
    const pose = about ? shipNamed(sight, about)?.pose : null;
    const kind = ask?.kind ?? '';
    const narrow = camera.width < NARROW;
    if (berth) {
      went.current = kind;
      camera.show([berth.x, berth.y], 150);
    } else if (pose && (went.current !== kind || narrow)) {
      went.current = kind;
      // Shots are near, courses long.
      if (ask?.kind === 'sail') {
        const { middle, around } = courseFrame(pose, ask.courses, sight);
        camera.show(narrow ? middle : [pose.x, pose.y], narrow ? around : Math.max(around, 380));
      } else {
        camera.show([pose.x, pose.y], 170);
      }
    } else if (!about && went.current !== '' && (ask !== null || sight.turn !== seat)) {
      went.current = '';
      camera.rest();
    }
  }, [about, decision, sight.turn]);

  // Where a course leads stays in sight while it is chosen.
  const bent = course?.to;
  useEffect(() => {
    const from = ask?.kind === 'sail' ? ask.ship.pose : null;
    const to = sight.islands.find((one) => one.name === bent)?.pose ?? shipNamed(sight, bent ?? null)?.pose;
    if (from && to && !(camera.holds([from.x, from.y], EDGE) && camera.holds([to.x, to.y], EDGE))) {
      const apart = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
      camera.show([(from.x + to.x) / 2, (from.y + to.y) / 2], apart / 2 + 2 * EDGE);
    }
  }, [bent]);

  // What happens out of sight is gone to, at the zoom one has.
  useEffect(() => {
    const seen = now.shot?.target ?? now.roll?.over ?? now.mover;
    const pose = shipNamed(sight, seen ?? null)?.pose;
    const place: Point | null = pose ? [pose.x, pose.y] : null;
    if (place && camera.own && !camera.holds(place, EDGE)) {
      camera.show(place, 0);
    }
  }, [now]);
}
