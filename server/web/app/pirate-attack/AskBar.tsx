/** @jsxRuntime automatic @jsxImportSource preact */
import type { Ref } from 'preact';
import { Button } from '../look/Button';
import { useSettings } from '../settings/kept';
import type { Option } from '../table/messages';
import { pirateAttackWords } from '../words/pirateAttack';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { CardFace } from './CardFace';
import type { Faces } from './deck';
import { litLook, type Pointing } from './pointing';
import { shipAt, type Sight } from './sight';
import { drawOnly } from './standing';
import { fitting, kindOf, type Offer, type Token, whatOf } from './tokens';

interface Props {
  offer: Offer | null;
  pick: readonly Token[];
  chosen: Option | null;
  sight: Sight;
  faces: Faces;
  pointing: Pointing;
  busy: boolean;
  /** Whether the first draw gives the standing order to draw from now on. */
  ticked: boolean;
  onTick: (on: boolean) => void;
  doIt: Ref<HTMLButtonElement>;
  onConfirm: () => void;
  onBack: () => void;
}

/** Kinds of things that lie nowhere on the table: they are buttons here. */
const BUTTONS = new Set(['word', 'share', 'spare', 'curse']);

/** What is to be pointed at next, choices that have no place on the table, and the button that does it. */
export function AskBar(props: Props) {
  const { offer, pick, chosen, sight, faces, pointing, busy, ticked, onTick, doIt, onConfirm, onBack } = props;
  const { drawForMe } = useSettings();
  const words = useWords(pirateAttackWords);
  const table = useWords(tableWords);
  if (!offer) {
    return (
      <div class="pa-ask">
        <p key={sight.turns} class="faint">
          {sight.over ? table.over : `${words.turn(sight.turns)}: ${sight.turn}`}
        </p>
      </div>
    );
  }
  const lit = [...(pointing.lit ?? [])];
  const kinds = new Set(lit.map(kindOf));
  const picked = pick.length > 0 && kindOf(pick[0]) === 'card' ? faces(whatOf(pick[0])) : null;
  const asks = chosen
    ? chosen.says
    : pick.length > 0
      ? words.pickTarget
      : kinds.has('spied')
        ? words.pickSpied
        : kinds.has('card') && !offer.decision.reaction
          ? words.pickCard
          : kinds.has('ship')
            ? words.pickShip
            : kinds.has('seat')
              ? words.pickSeat
              : kinds.has('pile') && !kinds.has('stall')
                ? words.pickPile
                : offer.decision.reaction
                  ? words.reaction
                  : words.pick;
  const label = (one: Token): string => {
    const left = fitting(offer, [...pick, one]);
    if (kindOf(one) === 'curse') {
      const ship = shipAt(sight, whatOf(one).replace(/\.curses\[\d+]$/, ''));
      const curse = ship?.curses.find((lies) => lies.at === whatOf(one));
      const name = curse?.card ? faces(curse.card).name : words.curse;
      return ship ? words.curseOn(name, ship.owner, faces(ship.card).name, ship.place) : name;
    }
    return left.length > 0 ? left[0].says : whatOf(one);
  };
  const spied = lit.filter((one) => kindOf(one) === 'spied');
  return (
    <div class={`pa-ask ${offer.decision.reaction ? 'reacts' : ''}`} aria-live="polite">
      <p key={asks}>
        {asks}
        {picked && !chosen && <small class="faint"> {picked.text}</small>}
      </p>
      {drawForMe === null && drawOnly(offer.decision) !== null && (
        <label title={words.drawForMeHelp}>
          <input type="checkbox" checked={ticked} onChange={(event) => onTick(event.currentTarget.checked)} />{' '}
          {words.drawForMeFirst}
        </label>
      )}
      <div class="row">
        {lit
          .filter((one) => BUTTONS.has(kindOf(one)) || (offer.decision.reaction && kindOf(one) === 'card'))
          .map((one) => (
            <Button key={one} class="small" disabled={busy} onClick={() => pointing.point?.(one)}>
              {label(one)}
            </Button>
          ))}
        {chosen && (
          <Button kind="main" class="small" disabled={busy} onClick={onConfirm} focus={doIt}>
            {table.confirm}
          </Button>
        )}
        {pick.length > 0 && (
          <Button class="small" disabled={busy} onClick={onBack}>
            {table.back}
          </Button>
        )}
      </div>
      {(spied.length > 0 || (pick.length > 0 && kindOf(pick[0]) === 'spied')) && (
        <div class="pa-spied pa-hand">
          {[...new Set([...spied, ...pick])].map((one) => (
            <button
              key={one}
              type="button"
              class={`pa-card ${litLook(pointing, one)}`}
              aria-pressed={pointing.picked.has(one)}
              onClick={() => pointing.point?.(one)}
            >
              <CardFace face={faces(whatOf(one))} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
