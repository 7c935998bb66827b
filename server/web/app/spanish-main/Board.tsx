/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { tell } from '../look/tell';
import type { BoardProps } from '../table/board';
import type { Doc } from '../table/messages';
import { useKeys } from '../table/useKeys';
import { spanishMainWords } from '../words/spanishMain';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { Accusation } from './Accusation';
import { chargeIn } from './accused';
import { Actions } from './Actions';
import { Adventures } from './Adventures';
import { MOVEMENTS } from './deck';
import { Cards } from './Cards';
import { forecast } from './forecast';
import { names as namesOf } from './names';
import { asParts, choosable, completed, fitting, partsOf, type Pick, wanted } from './pick';
import { Players } from './Players';
import { previewed } from './sailing';
import { Row } from './Row';
import { SHIPS, shipOf } from './ships';
import { look, ownerOf, type Berth } from './sight';
import { read } from './staging';
import { happening } from './happening';
import { showChanged } from './showChanged';
import { stepFocus } from './stepFocus';
import './table.css';

/** The drawn table of Spanish Main: pick a card or an action, pick a ship, look at what it leads to, confirm. */
export function Board({ view, game, seat, beat, decision, hint, busy, choose, explain, log = [] }: BoardProps) {
  const words = useWords(spanishMainWords);
  const table = useWords(tableWords);
  // What was picked belongs to one question and is gone with it.
  const [kept, setKept] = useState<{ of: number; pick: Pick | null } | null>(null);
  const pick = decision && kept?.of === decision.decision ? kept.pick : null;
  const setPick = (next: Pick | null) => decision && setKept({ of: decision.decision, pick: next });
  const box = useRef<HTMLDivElement>(null);
  const doIt = useRef<HTMLButtonElement>(null);
  const sight = useMemo(() => look(view), [view]);
  const names = useMemo(() => namesOf(game), [game]);
  const options = decision?.options ?? [];
  const want = pick && decision ? wanted(options, pick) : null;
  const full = pick && want === 'done' ? completed(options, pick, sight.row) : pick;
  const chosen = pick && want === 'done' ? fitting(options, pick)[0] : null;
  const now = useMemo(() => happening(beat), [beat]);
  const hinted =
    hint && decision && hint.decision === decision.decision
      ? options.find((option) => option.index === hint.option)
      : undefined;
  const advice = hinted ? partsOf(hinted) : null;

  // What was confirmed stands as it was previewed: it would be odd to see it sail back and then sail again.
  const sent = useRef<readonly Berth[] | null>(null);
  const sailing = beat.length > 0 && SAILING.has(read(beat[0])[0]);
  if ((decision && !busy) || (beat.length > 0 && !sailing)) {
    sent.current = null;
  }
  const sailed = sent.current;
  const charge = chargeIn(beat, log);

  const revealed = (ship: string) => ownerOf(sight, ship)?.revealed ?? false;
  const row = useMemo(() => {
    if (full && want === 'done' && full.action === 'play') {
      return previewed(sight.row, full.card ?? '', full.ships);
    }
    if (sailed) {
      return sailed;
    }
    return full?.action === 'repair' ? sight.row.map((berth) => ({ ...berth, damaged: false })) : sight.row;
  }, [sight, full?.action, full?.card, full?.ships.join(), want, sailed]);
  const fog = full?.action === 'play' && MOVEMENTS[full.card ?? '']?.does.kind === 'fog' && want === 'done';
  const quiet = sight.over || sight.fogged || fog || now.executed;
  const marks = forecast(row, quiet ? undefined : sight.adventures[0], revealed);
  const accusing = pick?.action === 'accuse' && decision !== null;
  const prizes = useMemo(() => {
    return accusing && want === 'pirate' && pick
      ? new Map(
          fitting(options, pick).map((option) => [shipOf(partsOf(option).pirate ?? ''), prizeOf(option.label.args)]),
        )
      : null;
  }, [accusing, want, pick, options]);

  const me = sight.players.find((player) => player.name === seat);
  const cards = sight.hasHands ? (me?.hand.filter((card) => card !== '?') ?? []) : sight.display;
  const discarding = pick?.action === 'pass' || want === 'discard';
  const openCards = decision
    ? new Set(
        discarding && pick
          ? fitting(options, pick).flatMap((option) => partsOf(option).discard ?? [])
          : options.flatMap((option) => partsOf(option).card ?? []),
      )
    : null;
  const openActions = decision ? new Set(options.map((option) => partsOf(option).action)) : null;
  // A card that leaves no choice of ships asks for none: the row keeps its light.
  const openShips =
    decision && pick && !busy
      ? want === 'ship' || (pick.action === 'play' && want === 'done')
        ? some(choosable(options, want === 'done' ? { ...pick, ships: [] } : pick))
        : want === 'pirate' || accusing
          ? new Set(
              fitting(options, { ...pick, pirate: undefined }).map((option) => shipOf(partsOf(option).pirate ?? '')),
            )
          : null
      : null;

  // Whom one may accuse: the names stand in the bar that asks, wherever the panels of the players are.
  const accused =
    want === 'seat' && pick ? [...new Set(fitting(options, pick).flatMap((option) => partsOf(option).seat ?? []))] : [];

  const maySkipCard =
    want === 'discard' && pick?.action === 'pass' && wanted(options, { ...pick, discard: null }) === 'done';

  const why = async (parts: Doc) => {
    const answer = await explain?.(parts);
    if (answer?.says) {
      tell(answer.says, answer.legal ? 'note' : 'bad', '', answer.clauses ?? []);
    }
  };
  const notNow = () => choose && seat !== null && !sight.over && tell(table.notYourTurn);
  const start = (next: Pick) => {
    if (fitting(options, next).length > 0) {
      setPick(next);
    } else {
      void why(asParts(next));
    }
  };
  const onCard = (card: string) => {
    if (!decision) {
      notNow();
    } else if (discarding && pick && openCards?.has(card)) {
      setPick({ ...pick, discard: card });
    } else if (pick?.action === 'play' && pick.card === card) {
      setPick(null);
    } else {
      start({ action: 'play', card, ships: [] });
    }
  };
  const onAction = (action: Pick['action']) => {
    if (!decision) {
      notNow();
    } else if (pick?.action === action) {
      setPick(null);
    } else {
      start({ action, ships: [] });
    }
  };
  const onShip = (ship: string) => {
    if (!decision) {
      notNow();
    } else if (!pick) {
      tell(words.pickAction);
    } else if (accusing) {
      const next = { ...pick, pirate: SHIPS[ship]?.pirate, discard: undefined };
      if (fitting(options, next).length > 0) {
        setPick(next);
      } else {
        void why(asParts({ ...next, seat: next.seat ?? sight.players.find((player) => player.name !== seat)?.name }));
      }
    } else if (pick.action === 'play') {
      const base = full ?? pick;
      if (base.ships.includes(ship)) {
        setPick({ ...pick, ships: pick.ships.length === 1 && want === 'ship' ? [] : [ship] });
      } else if (fitting(options, { ...pick, ships: [...pick.ships, ship] }).length > 0) {
        setPick({ ...pick, ships: [...pick.ships, ship] });
      } else if (fitting(options, { ...pick, ships: [ship] }).length > 0) {
        setPick({ ...pick, ships: [ship] }); // begin anew with this one
      } else {
        void why(asParts({ ...pick, ships: [] }, ship));
      }
    }
  };
  const confirm = () => {
    if (chosen && !busy) {
      sent.current = full?.action === 'play' ? row : null;
      choose?.(chosen.index);
    }
  };
  const justPass = () => {
    const option = pick && fitting(options, { ...pick, discard: null })[0];
    if (option && !busy) {
      choose?.(option.index);
    }
  };
  const number = (n: number) => () => {
    if (!decision) {
      return false;
    }
    if (want === 'ship' || want === 'pirate' || ((pick?.action === 'play' || accusing) && want === 'done')) {
      const berth = sight.row[n - 1];
      return berth ? onShip(berth.ship) : false;
    }
    if (want === 'seat') {
      return accused[n - 1] && pick ? setPick({ ...pick, seat: accused[n - 1] }) : false;
    }
    return cards[n - 1] ? onCard(cards[n - 1]) : false;
  };
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), number(n)])),
    r: () => onAction('repair'),
    a: () => onAction('accuse'),
    p: () => onAction('pass'),
    Enter: () => (chosen ? confirm() : maySkipCard ? justPass() : false),
    Escape: () => (pick ? setPick(null) : false),
    ArrowRight: () => stepFocus(box.current, 1, true),
    ArrowLeft: () => stepFocus(box.current, -1, true),
    ArrowDown: () => stepFocus(box.current, 1, false),
    ArrowUp: () => stepFocus(box.current, -1, false),
  });
  // Who picks with Enter confirms with Enter: the focus goes on to the button that does it.
  useEffect(() => {
    if (chosen && box.current?.contains(document.activeElement)) {
      doIt.current?.focus({ preventScroll: true });
    }
  }, [chosen?.index]);

  useEffect(() => {
    if (chosen) {
      showChanged(box.current);
    }
  }, [chosen?.index]);

  const pair = pick?.action === 'play' && MOVEMENTS[pick.card ?? '']?.does.kind === 'pair';
  const asks =
    want === 'ship'
      ? pair
        ? pick?.ships.length
          ? words.pickSecond
          : words.pickPair
        : words.pickShip
      : want === 'seat'
        ? words.pickSeat
        : want === 'pirate'
          ? words.pickPirate(
              pick?.seat ?? fitting(options, pick as Pick).map((option) => partsOf(option).seat)[0] ?? '',
            )
          : want === 'discard'
            ? pick?.action === 'pass'
              ? words.pickSwap
              : words.pickDiscard
            : words.pickAction;
  const mine = choose !== undefined && seat !== null && !sight.over;
  // On a narrow screen cards show their names only; what the picked one does is told here.
  const held = pick?.action === 'play' && pick.card ? names.text(pick.card) : '';
  return (
    <div class={`sm-table ${decision ? 'asked' : ''}`} ref={box}>
      {charge && <Accusation charge={charge} />}
      <Adventures sight={sight} names={names} acting={now.executed} />
      <Row
        row={row}
        marks={marks}
        sight={sight}
        seat={seat}
        choosable={openShips}
        picked={full?.action === 'accuse' ? [shipOf(full.pirate ?? '')] : (full?.ships ?? [])}
        hinted={advice ? (advice.pirate ? [shipOf(advice.pirate)] : advice.ships) : []}
        stirred={now.ships}
        preview={want === 'done'}
        prizes={prizes}
        onShip={choose ? onShip : undefined}
      />
      <div class={`sm-deck ${mine ? 'playable' : ''}`}>
        {mine && (
          <div class={`sm-confirm ${pick ? 'picking' : ''}`} aria-live="polite">
            {decision ? (
              <>
                <p>
                  {chosen ? chosen.says : asks}
                  {held && !chosen && <small class="sm-held">{held}</small>}
                  {chosen && (
                    <small class={`faint ${accusing ? 'sm-cost' : ''}`}>
                      {' '}
                      {accusing
                        ? words.accuseCost
                        : row.every(
                              (berth, i) => berth.ship === sight.row[i].ship && berth.damaged === sight.row[i].damaged,
                            )
                          ? words.previewNone
                          : words.preview}
                    </small>
                  )}
                </p>
                <div class="row">
                  {maySkipCard && pick && (
                    <Button kind="main" disabled={busy} onClick={justPass}>
                      {words.keepCards}
                    </Button>
                  )}
                  {want === 'seat' &&
                    accused.map((name) => (
                      <Button
                        key={name}
                        kind="main"
                        disabled={busy}
                        onClick={() => setPick({ ...pick, seat: name } as Pick)}
                      >
                        {name}
                      </Button>
                    ))}
                  {chosen && (
                    <Button kind="main" disabled={busy} onClick={confirm} focus={doIt}>
                      {table.confirm}
                    </Button>
                  )}
                  {pick && (
                    <Button disabled={busy} onClick={() => setPick(null)}>
                      {table.back}
                    </Button>
                  )}
                </div>
              </>
            ) : (
              <p class="faint">
                {beat.length > 0
                  ? beat.map((told) => told.says).join(' ')
                  : `${words.turn(sight.turns)}${sight.turn && `: ${sight.turn}`}`}
              </p>
            )}
          </div>
        )}
        <div class="sm-lower">
          <Cards
            sight={sight}
            names={names}
            cards={cards}
            choosable={openCards}
            picked={discarding ? (full?.discard ?? undefined) : full?.card}
            hinted={advice?.card ?? advice?.discard ?? undefined}
            asked={want === 'discard'}
            stirred={now.card}
            onCard={choose ? onCard : undefined}
          />
          {mine && (
            <Actions
              open={openActions}
              picked={pick?.action}
              hinted={advice && advice.action !== 'play' ? advice.action : undefined}
              onAction={onAction}
            />
          )}
        </div>
      </div>
      <Players sight={sight} seat={seat} picked={full?.seat} />
    </div>
  );
}

/** Beats of a movement that was previewed. */
const SAILING = new Set(['movement-played', 'ship-moved']);

/** Nothing to choose from is not the same as a choice that is shut. */
const some = (ships: Set<string>) => (ships.size > 0 ? ships : null);

/** The prize stands last among the numbers of an accusation's label. */
function prizeOf(args: Doc[] | undefined): number {
  return Number(args?.filter((arg) => typeof arg === 'number').pop() ?? 0);
}
