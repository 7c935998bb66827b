/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Game } from '../api/types';
import type { Point } from '../learn/HowTo';
import { highSeasLessonWords } from '../words/highSeasLesson';
import { wordsNow } from '../words/language';
import { CoinPile } from './CoinPile';
import { IslandShape } from './IslandShape';
import { Die } from './Overlays';
import { type Plans, plansOf } from './plans';
import { ShipShape } from './ShipShape';
import './table.css';
import './sea.css';

/** High Seas on one page, each point with a small piece of sea. */
export function howTo(game: Game): Point[] {
  const words = wordsNow(highSeasLessonWords);
  const plans = plansOf(game);
  return [
    {
      picture: (
        <Sea>
          <Isle plans={plans} home />
          <g transform="translate(52 26) scale(1.2)">
            <CoinPile number={4} />
          </g>
        </Sea>
      ),
      title: words.howGoal,
      text: words.howGoalText,
    },
    {
      picture: (
        <Sea>
          <Boat plans={plans} x={-40} />
          <Boat plans={plans} x={40} ship="Lady Margaret" />
        </Sea>
      ),
      title: words.howTurn,
      text: words.howTurnText,
    },
    {
      picture: (
        <Sea>
          <path class="hs-sailed" d="M-84 24L-30 -18L44 -18" fill="none" stroke-width={4} stroke="#ffe08a" />
          <Letter x={-58} y={4} says="S" />
          <Letter x={6} y={-18} says="L" />
          <Boat plans={plans} x={62} y={-18} turn={90} small />
        </Sea>
      ),
      title: words.howMove,
      text: words.howMoveText,
    },
    {
      picture: (
        <Sea>
          <Isle plans={plans} />
          <Boat plans={plans} x={58} y={0} turn={-90} small />
        </Sea>
      ),
      title: words.howDock,
      text: words.howDockText,
    },
    {
      picture: (
        <Sea>
          <Boat plans={plans} x={-70} small />
          <path d="M-50 0H40" stroke="#ffb347" stroke-width={3} />
          <Boat plans={plans} x={62} small side={1} ship="San Telmo" />
          <Die pips={5} x={0} y={-24} />
        </Sea>
      ),
      title: words.howShoot,
      text: words.howShootText,
    },
    {
      picture: (
        <Sea>
          <Boat plans={plans} x={-40} masts={[1, 3]} />
          <Boat plans={plans} x={45} masts={[]} side={1} />
        </Sea>
      ),
      title: words.howHits,
      text: words.howHitsText,
    },
    {
      picture: (
        <Sea>
          <Boat plans={plans} x={-24} turn={90} small />
          <Boat plans={plans} x={38} small side={1} ship="San Telmo" />
          <Die pips={6} x={-70} y={-20} />
          <Die pips={3} x={80} y={-20} />
        </Sea>
      ),
      title: words.howRam,
      text: words.howRamText,
    },
    {
      picture: (
        <Sea>
          <Isle plans={plans} home />
          <text class="hs-howto-gold" x={66} y={10}>
            9 : 7
          </text>
        </Sea>
      ),
      title: words.howEnd,
      text: words.howEndText,
    },
  ];
}

/** A piece of sea, as wide as the frame of a picture. */
function Sea({ children }: { children: ComponentChildren }) {
  return (
    <svg class="hs-howto" viewBox="-106 -76 212 152" preserveAspectRatio="xMidYMid slice">
      <rect x={-130} y={-100} width={260} height={200} />
      {children}
    </svg>
  );
}

interface BoatProps {
  plans: Plans;
  x: number;
  y?: number;
  turn?: number;
  ship?: string;
  masts?: number[];
  small?: boolean;
  side?: number;
}

function Boat({ plans, x, y = 0, turn = 0, ship = 'Petrel', masts, small, side = 0 }: BoatProps) {
  return (
    <g
      class={`hs-ship side-${side}`}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${small ? 1.25 : 1.7}) translate(0 -20)`}
    >
      <ShipShape plan={plans.ship(ship)} masts={masts ?? null} />
    </g>
  );
}

function Isle({ plans, home }: { plans: Plans; home?: boolean }) {
  const island = {
    name: 'Isla Roja',
    pose: { x: 0, y: 0, heading: 0 },
    coast: 0,
    home: null,
    explored: [],
    coins: [],
    crew: [],
  };
  return (
    <g class={`hs-island ${home ? 'home side-0' : ''}`} transform="translate(-30 0) scale(1.15)">
      <IslandShape island={island} coast={plans.coast(0)} />
      {home ? <path class="hs-banner" d="M-1 12V-16H17L12 -10L17 -4H1V12Z" /> : <CoinPile number={3} />}
    </g>
  );
}

const Letter = ({ x, y, says }: { x: number; y: number; says: string }) => (
  <g class="hs-barname" transform={`translate(${x} ${y}) scale(1.3)`}>
    <circle r={8.5} />
    <text y={4}>{says}</text>
  </g>
);
