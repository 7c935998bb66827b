/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, RefObject } from 'preact';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Camera } from './camera';
import { dockedAt } from './docked';
import type { Happening } from './happening';
import { IslandOnSea } from './IslandOnSea';
import { Dice } from './Overlays';
import type { Plans } from './plans';
import { Score } from './Score';
import { ShipOnSea } from './ShipOnSea';
import type { Sight } from './sight';
import { Tags } from './Tags';
import { Water } from './Water';

interface Props {
  box: RefObject<HTMLDivElement>;
  camera: Camera;
  sight: Sight;
  plans: Plans;
  now: Happening;
  selected: string | null;
  lit: ReadonlySet<string>;
  picked: string | null;
  hinted: string | null;
  measuring: boolean;
  onMeasure: () => void;
  ranges: boolean;
  onRanges: () => void;
  /** What is drawn between islands and ships. */
  below: ComponentChildren;
  /** What is drawn over everything. */
  above: ComponentChildren;
  /** What lies over the chart: the card of a piece. */
  children?: ComponentChildren;
}

const STEP = 60;

/** The sea from above: islands, ships, and what is being planned; moved by hand, wheel, fingers and keys. */
export function SeaChart(props: Props) {
  const { box, camera, sight, plans, now, selected, lit, picked, hinted, measuring, ranges } = props;
  const words = useWords(highSeasWords);
  const { size } = sight;
  const { pixel } = camera;
  const seatOf = (name: string | null) => sight.players.findIndex((player) => player.name === name);
  const lookOf = (name: string) =>
    [
      lit.has(name) ? 'lit' : '',
      picked === name ? 'picked' : '',
      hinted === name ? 'hinted' : '',
      selected === name ? 'selected' : '',
      now.pieces.has(name) ? 'stirred' : '',
    ].join(' ');
  const keys = (event: KeyboardEvent) => {
    const act: Record<string, () => void> = {
      ArrowLeft: () => camera.pan(STEP, 0),
      ArrowRight: () => camera.pan(-STEP, 0),
      ArrowUp: () => camera.pan(0, STEP),
      ArrowDown: () => camera.pan(0, -STEP),
      '+': () => camera.zoom(1.25),
      '-': () => camera.zoom(0.8),
      '0': camera.fit,
    };
    if (event.target === event.currentTarget && act[event.key]) {
      event.preventDefault();
      event.stopPropagation();
      act[event.key]();
    }
  };
  // The ship that is asked about lies on top, so that a hand finds her among others.
  const ontop = [...sight.ships].sort((a, b) => Number(a.name === selected) - Number(b.name === selected));
  const rolled = now.roll && sight.ships.find((ship) => ship.name === now.roll?.over);
  return (
    <div class="hs-chart">
      <div
        class={`hs-sea ${measuring ? 'measuring' : ''} ${camera.whole && !measuring ? 'whole' : ''}`}
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={words.sea}
        onKeyDown={keys}
      >
        <svg viewBox={camera.viewBox} aria-hidden="true" focusable="false">
          <Water size={size} pixel={pixel} />
          {sight.islands.map((island) => (
            <IslandOnSea
              key={island.name}
              island={island}
              size={size}
              plans={plans}
              pixel={pixel}
              side={island.home === null ? -1 : seatOf(island.home)}
              marks={island.explored.map(seatOf)}
              look={lookOf(island.name)}
            />
          ))}
          {props.below}
          {sight.ships.map((ship) => {
            const towed = sight.ships.find((other) => other.name === ship.tows);
            return ship.pose && towed?.pose ? (
              <path
                key={ship.name}
                class="hs-rope"
                stroke-width={2 * pixel}
                d={`M${ship.pose.x} ${size - ship.pose.y}L${towed.pose.x} ${size - towed.pose.y}`}
              />
            ) : null;
          })}
          {ontop.map(
            (ship) =>
              ship.pose && (
                <ShipOnSea
                  key={ship.name}
                  ship={ship}
                  pose={ship.pose}
                  size={size}
                  plans={plans}
                  pixel={pixel}
                  side={seatOf(ship.of)}
                  docked={dockedAt(ship, sight, plans) !== null}
                  look={`${lookOf(ship.name)} ${now.sinks === ship.name ? 'sinks' : ''}`}
                />
              ),
          )}
          <Tags sight={sight} plans={plans} pixel={pixel} view={camera.viewBox} />
          {props.above}
          {now.roll && rolled?.pose && (
            <Dice roll={now.roll} over={[rolled.pose.x, rolled.pose.y]} size={size} pixel={pixel} />
          )}
        </svg>
      </div>
      <div class="hs-tools">
        <Button class="small" label={words.zoomIn} onClick={() => camera.zoom(1.4)}>
          <Icon name="plus" />
        </Button>
        <Button class="small" label={words.zoomOut} onClick={() => camera.zoom(1 / 1.4)}>
          <Icon name="minus" />
        </Button>
        <Button class={`small ${camera.own ? 'hs-own' : ''}`} label={words.fitHelp} onClick={camera.fit}>
          {words.fit}
        </Button>
        <Button class="small" pressed={measuring} title={words.measureHelp} onClick={props.onMeasure}>
          {words.measure}
        </Button>
        <Button class="small" pressed={ranges} title={words.rangesHelp} onClick={props.onRanges}>
          {words.ranges}
        </Button>
        <Score sight={sight} />
      </div>
      {(measuring || (ranges && !selected)) && (
        <p class="hs-doing" role="status">
          {measuring ? words.measureNow : words.rangesNow}
        </p>
      )}
      {props.children}
    </div>
  );
}
