/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { BoardProps } from '../table/board';
import type { Branch, Doc } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Leg } from './aiming';
import type { Ask, Course } from './ask';
import { Boarding } from './Boarding';
import { CargoPanel } from './CargoPanel';
import { ChoicePanel } from './ChoicePanel';
import { CrewPanel } from './CrewPanel';
import { FirePanel } from './FirePanel';
import type { Held } from './held';
import { MastSigns } from './MastSigns';
import { OrderPanel } from './OrderPanel';
import type { Cannon, Plans } from './plans';
import { SailPanel } from './SailPanel';
import type { Sight } from './sight';

export interface AskProps {
  ask: Ask | null;
  /** What is said where the viewer is asked nothing. */
  idle: string;
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
  held: Held | null;
  target: string | null;
  /** The option that was pointed at and only has to be confirmed; -1: a place of one's own; null: nothing. */
  ready: number | null;
  onSelect: (ship: string) => void;
  onCourse: (course: Course | null) => void;
  onLeg: (leg: Leg) => void;
  onSail: () => void;
  onTow: (ship: string, towed: string) => void;
  onTarget: (target: string) => void;
  onSalvo: (target: string) => void;
  onTakeBest: () => void;
  onConfirm: () => void;
  choose: (option: number) => void;
  chooseParts: (parts: Doc) => void;
  explain: BoardProps['explain'];
  why: (parts: Doc) => void;
  onReach: (ship: string | null) => void;
}

/** What the player can do now. Its height is fixed: what lies below must not jump from question to question. */
export function AskPanel(props: AskProps) {
  const words = useWords(highSeasWords);
  return (
    <section class={`hs-ask ${props.ask ? 'yours' : ''} ${props.watching ? 'watching' : ''}`} aria-label={words.orders}>
      {props.running ? <p class="faint">{words.underWay}</p> : <Asked {...props} />}
    </section>
  );
}

function Asked(props: AskProps) {
  const words = useWords(highSeasWords);
  const { ask, held } = props;
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
    case 'spot': {
      const refused = held?.verdict && !held.verdict.legal ? held.verdict : null;
      return (
        <div class="hs-plan">
          <p class="hs-tip">{ask.verb === 'berth' ? words.berth : words.spot}</p>
          {refused && <p class="hs-no">{refused.says}</p>}
          <div class="row">
            <Button kind="main" disabled={props.busy || props.ready === null || !!refused} onClick={props.onConfirm}>
              {ask.verb === 'berth' ? words.berthHere : words.putHere}
            </Button>
          </div>
          <ChoicePanel {...props} options={ask.rest} />
        </div>
      );
    }
    case 'other': {
      const lost = lostCannon(ask, props.plans);
      const picked = ask.rest.find((one) => one.index === props.ready);
      return (
        <>
          {picked && (
            <div class="row">
              <Button kind="main" disabled={props.busy} onClick={props.onConfirm}>
                {picked.says}
              </Button>
            </div>
          )}
          {ask.boarding && ask.about.length > 1 && (
            <Boarding odds={ask.boarding} own={ask.about[0]} other={ask.about[1]} plans={props.plans} />
          )}
          <ChoicePanel {...props} options={ask.rest} gains={ask.boarding?.gains ?? true} />
          {lost && <MastSigns cannon={lost} plans={props.plans} />}
        </>
      );
    }
  }
}

/** The cannon of the first mast that can be given up, where that is asked. */
function lostCannon(ask: Extract<Ask, { kind: 'other' }>, plans: Plans): Cannon | undefined {
  const mast = Number((ask.rest[0]?.parts as Branch | null)?.['lose mast'] ?? 0);
  return ask.about[0] && mast > 0 ? plans.ship(ask.about[0].name).cannons[mast - 1] : undefined;
}
