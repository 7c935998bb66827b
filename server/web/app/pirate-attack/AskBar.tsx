/** @jsxRuntime automatic @jsxImportSource preact */
import type { Ref } from 'preact';
import { Button } from '../look/Button';
import { Why } from '../look/Why';
import { change, useSettings } from '../settings/kept';
import type { Branch, Option } from '../table/messages';
import type { Logged } from '../table/state';
import { pirateAttackWords } from '../words/pirateAttack';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { because } from './because';
import { BattlePreview } from './BattlePreview';
import { CardFace } from './CardFace';
import type { Faces } from './deck';
import { preview } from './forecast';
import { litLook, type Pointing } from './pointing';
import { shipAt, type Sight } from './sight';
import { drawOnly } from './standing';
import { fitting, kindOf, type Offer, token, type Token, whatOf } from './tokens';

interface Props {
  offer: Offer | null;
  pick: readonly Token[];
  chosen: Option | null;
  sight: Sight;
  faces: Faces;
  pointing: Pointing;
  log: readonly Logged[];
  seat: string | null;
  busy: boolean;
  /** Why something that was pointed at is not possible; empty: nothing was. */
  refusal: string;
  clauses: readonly string[];
  doIt: Ref<HTMLButtonElement>;
  onConfirm: () => void;
  onBack: () => void;
}

/** Kinds of things that lie nowhere on the table: they are buttons here. */
const BUTTONS = new Set(['word', 'share', 'spare', 'curse', 'stall']);

/** The pile that an option draws from. */
const pileOf = (option: Option): Token => token('pile', Number((option.parts as Branch).draw));

/** What is to be pointed at next, choices that have no place on the table, and the button that does it. */
export function AskBar(props: Props) {
  const { offer, pick, chosen, sight, faces, pointing, log, seat, busy, refusal, clauses } = props;
  const { doIt, onConfirm, onBack } = props;
  const { drawForMe } = useSettings();
  const words = useWords(pirateAttackWords);
  const table = useWords(tableWords);
  if (!offer) {
    return (
      <div class="pa-ask">
        <p key={sight.turns} class="faint">
          {refusal || (sight.over ? table.over : words.turnOf(sight.turn))}
        </p>
      </div>
    );
  }
  const lit = [...(pointing.lit ?? [])];
  const kinds = new Set(lit.map(kindOf));
  const picked = pick.length > 0 && kindOf(pick[0]) === 'card' ? faces(whatOf(pick[0])) : null;
  const first = sight.players.flatMap((player) => player.ships).find((ship) => ship.fights)?.at ?? null;
  const seen = preview(offer.decision, chosen, first);
  const stall = pick.find((one) => kindOf(one) === 'stall');
  const about = stall ? (whatOf(stall) === 'Witch Doctor' ? words.doctorHelp : words.tellerHelp) : '';
  const why = because(log, offer.decision, seat);
  const draw = offer.decision.options.find((option) => option.index === offer.decision.default);
  const drawNow = pick.length === 0 && kinds.has('pile') && draw ? draw : null;
  const asks = chosen
    ? chosen.says
    : pick.length > 0
      ? words.pickTarget(kinds.has('place') ? 'place' : kinds.has('seat') ? 'seat' : 'ship')
      : kinds.has('spied')
        ? words.pickSpied
        : kinds.has('card') && !offer.decision.reaction
          ? words.pickCard
          : kinds.has('ship')
            ? words.pickShip
            : kinds.has('seat')
              ? words.pickSeat
              : kinds.has('pile')
                ? why
                  ? `${why} ${words.replace}`
                  : kinds.has('stall')
                    ? words.pickPileOrBuy
                    : words.pickPile
                : offer.decision.reaction
                  ? words.reaction
                  : kinds.has('stall')
                    ? words.pickBuy
                    : words.pick;
  const label = (one: Token): string => {
    const left = fitting(offer, [...pick, one]);
    if (kindOf(one) === 'curse') {
      const ship = shipAt(sight, whatOf(one).replace(/\.curses\[\d+]$/, ''));
      const curse = ship?.curses.find((lies) => lies.at === whatOf(one));
      const name = curse?.card ? faces(curse.card).name : words.curse;
      return ship ? words.curseOn(name, ship.owner, faces(ship.card).name, ship.place) : name;
    }
    if (kindOf(one) === 'stall') {
      return whatOf(one) === 'Witch Doctor' ? words.stallDoctor : words.stallTeller;
    }
    return left.length > 0 ? left[0].says : whatOf(one);
  };
  const spied = [...new Set([...offer.tokens.values()].flat())].filter((one) => kindOf(one) === 'spied');
  return (
    <div class={`pa-ask ${offer.decision.reaction ? 'reacts' : ''}`} aria-live="polite">
      <p key={asks}>
        {asks}
        {picked && !chosen && <small class="faint"> {picked.text}</small>}
        {about && <small class="faint"> {about}</small>}
        {seen && <BattlePreview preview={seen} faces={faces} />}
        {refusal && (
          <small class="pa-refusal">
            {refusal} <Why ids={clauses} />
          </small>
        )}
      </p>
      <div class="row" key={`${offer.decision.decision} ${asks}`}>
        {drawNow && (
          <Button kind="main" class="small" disabled={busy} onClick={() => pointing.point?.(pileOf(drawNow))}>
            {words.drawHere}
          </Button>
        )}
        {drawNow && drawForMe !== true && drawOnly(offer.decision) !== null && (
          <Button
            kind="quiet"
            class="small pa-always"
            title={words.drawForMeHelp}
            disabled={busy}
            onClick={() => {
              change({ drawForMe: true });
              pointing.point?.(pileOf(drawNow));
            }}
          >
            {words.drawForMeFirst}
          </Button>
        )}
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
      {spied.length > 0 && (
        <div class="pa-spied pa-hand">
          {spied.map((one) => (
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
