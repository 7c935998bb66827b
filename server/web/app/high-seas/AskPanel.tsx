/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { ClauseLinks } from '../look/ClauseLink';
import type { Branch, Doc, Explained } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Aim, Leg } from './aiming';
import type { Ask, Course } from './ask';
import { Boarding } from './Boarding';
import { CargoPanel } from './CargoPanel';
import { ChoicePanel } from './ChoicePanel';
import { CrewPanel } from './CrewPanel';
import { FirePanel } from './FirePanel';
import { MastSigns } from './MastSigns';
import { OrderPanel } from './OrderPanel';
import type { Cannon, Plans } from './plans';
import { SailPanel } from './SailPanel';
import type { Sight } from './sight';

export interface AskProps {
  ask: Ask | null;
  /** What is said where the viewer is asked nothing. */
  idle: string;
  measuring: boolean;
  /** Whether the viewer has nothing to decide all along. */
  watching: boolean;
  /** Whether something ordered in one go is still being carried out. */
  running: boolean;
  sight: Sight;
  plans: Plans;
  seat: string | null;
  advised: number | undefined;
  busy: boolean;
  selected: string | null;
  course: Course | null;
  aim: Aim | null;
  verdict: Explained | null;
  bar: number;
  contact: number;
  target: string | null;
  /** Whether something was pointed at that only has to be confirmed. */
  ready: boolean;
  confirmWord: string;
  onSelect: (ship: string) => void;
  onBar: (bar: number) => void;
  onContact: (contact: number) => void;
  onCourse: (course: Course | null) => void;
  onLeg: (leg: Leg) => void;
  onSail: () => void;
  onTarget: (target: string) => void;
  onSalvo: (target: string) => void;
  onTakeBest: () => void;
  onConfirm: () => void;
  choose: (option: number) => void;
  chooseParts: (parts: Doc) => void;
  why: (parts: Doc) => void;
  /** The ship of which one wants to know why she cannot shoot. */
  reaching: string | null;
  onReach: (ship: string | null) => void;
}

/** What the player can do now. Its height is fixed: what lies below must not jump from question to question. */
export function AskPanel(props: AskProps) {
  const words = useWords(highSeasWords);
  return (
    <section class={`hs-ask ${props.ask ? 'yours' : ''} ${props.watching ? 'watching' : ''}`} aria-label={words.orders}>
      {props.measuring && <p class="hs-tip">{words.measureNow}</p>}
      {props.running ? <p class="faint">{words.underWay}</p> : <Asked {...props} />}
    </section>
  );
}

function Asked(props: AskProps) {
  const words = useWords(highSeasWords);
  const { ask, verdict } = props;
  switch (ask?.kind) {
    case undefined:
      return <p class="faint">{props.idle}</p>;
    case 'order':
      return <OrderPanel {...props} ask={ask} />;
    case 'sail':
      return <SailPanel {...props} ask={ask} />;
    case 'fire':
      return <FirePanel {...props} ask={ask} />;
    case 'cargo':
      return <CargoPanel {...props} ask={ask} />;
    case 'crew':
      return <CrewPanel {...props} options={ask.rest} />;
    case 'spot':
      return (
        <div class="hs-plan">
          <p class="hs-tip">{ask.verb === 'berth' ? words.berth : words.spot}</p>
          {verdict && !verdict.legal && (
            <p class="hs-no">
              {verdict.says} <ClauseLinks ids={verdict.clauses} />
            </p>
          )}
          <div class="row">
            <Button
              kind="main"
              disabled={props.busy || !props.ready || verdict?.legal === false}
              onClick={props.onConfirm}
            >
              {ask.verb === 'berth' ? words.berthHere : words.putHere}
            </Button>
          </div>
          <ChoicePanel {...props} options={ask.rest} />
        </div>
      );
    case 'other': {
      const lost = lostCannon(ask, props.plans);
      return (
        <>
          {props.ready && (
            <div class="row">
              <Button kind="main" disabled={props.busy} onClick={props.onConfirm}>
                {props.confirmWord}
              </Button>
            </div>
          )}
          {boards(ask) && ask.about.length > 1 && (
            <Boarding own={ask.about[0]} other={ask.about[1]} plans={props.plans} />
          )}
          <ChoicePanel {...props} options={ask.rest} gains={canGain(ask)} />
          {lost && <MastSigns cannon={lost} plans={props.plans} />}
        </>
      );
    }
  }
}

const boards = (ask: Extract<Ask, { kind: 'other' }>) => ask.rest.some((one) => one.parts === 'board');

/** The cannon of the first mast that can be given up, where that is asked. */
function lostCannon(ask: Extract<Ask, { kind: 'other' }>, plans: Plans): Cannon | undefined {
  const mast = Number((ask.rest[0]?.parts as Branch | null)?.['lose mast'] ?? 0);
  return ask.about[0] && mast > 0 ? plans.ship(ask.about[0].name).cannons[mast - 1] : undefined;
}

/** Whether anything can be won: who boards a ship that carries nothing can only lose by it. */
function canGain(ask: Extract<Ask, { kind: 'other' }>): boolean {
  const target = ask.about[1];
  return !boards(ask) || !target || target.coins.length + target.crew.length > 0;
}
