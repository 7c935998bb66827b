import { distance, type Point, type Pose } from './geometry';
import type { Course } from './ask';
import { shipNamed, type Sight } from './sight';

/** So many destinations are shown with the ship; more are found by moving the chart. */
const MOST = 3;
/** How much sea is shown beyond the outermost of them, and at the least around the middle, in millimetres. */
const EDGE = 60;
const LEAST = 170;

/** The part of the sea that is shown to who chooses a course: the ship with the destinations nearest to her. */
export function courseFrame(from: Pose, courses: readonly Course[], sight: Sight): { middle: Point; around: number } {
  const here: Point = [from.x, from.y];
  const shown = courses
    .flatMap((one): Point[] => {
      const pose = sight.islands.find((island) => island.name === one.to)?.pose ?? shipNamed(sight, one.to)?.pose;
      return pose ? [[pose.x, pose.y]] : [];
    })
    .sort((a, b) => distance(here, a) - distance(here, b))
    .slice(0, MOST);
  const xs = [here, ...shown].map(([x]) => x);
  const ys = [here, ...shown].map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    middle: [(left + right) / 2, (low + high) / 2],
    around: Math.max(LEAST, Math.max(right - left, high - low) / 2 + EDGE),
  };
}
