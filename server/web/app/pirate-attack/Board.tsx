/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { stepFocus } from '../spanish-main/stepFocus';
import type { BoardProps } from '../table/board';
import { useKeys } from '../table/useKeys';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import { AskBar } from './AskBar';
import { lastBattle } from './battle';
import { BattlePanel } from './BattlePanel';
import { facesOf } from './deck';
import { freshCards } from './fresh';
import { Hand } from './Hand';
import { happening } from './happening';
import { Middle } from './Middle';
import { Orders } from './Orders';
import { PlayerPanel } from './PlayerPanel';
import type { Pointing } from './pointing';
import { ReactionBar } from './ReactionBar';
import { usefulFirst } from './reactions';
import { look, shipAt } from './sight';
import { asParts, fitting, kindOf, litTokens, offerOf, settled, token, type Token, tokensOf, whatOf } from './tokens';
import './table.css';
import './battle.css';

/** Pointing at these alone is clear enough to do it. */
const AT_ONCE = new Set(['word', 'pile']);

/** The drawn table of Pirate Attack: point at a card, then at its target; what is possible is lit. */
export function Board(props: BoardProps) {
  const {
    view,
    game,
    seat,
    beat,
    decision,
    hint,
    busy = false,
    choose,
    explain,
    log = [],
    since,
    until,
    orders,
  } = props;
  const words = useWords(pirateAttackWords);
  const sight = useMemo(() => look(view, seat), [view, seat]);
  const [held, setHeld] = useState<{ of: number; pick: Token[] } | null>(null);
  const [reading, setReading] = useState(false);
  /** The last battle that was put away, or had been fought before. */
  const [putAway, setPutAway] = useState(() => (sight.fighting ? -1 : (lastBattle(log, sight)?.id ?? -1)));
  /** Why something that was pointed at is not possible: it stands beside the question and goes with it. */
  const [refused, setRefused] = useState<{ of: string; says: string; clauses: string[] } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const doIt = useRef<HTMLButtonElement>(null);
  const faces = useMemo(() => facesOf(game), [game]);
  const offer = useMemo(() => (decision ? offerOf(decision) : null), [decision]);
  const last = useMemo(() => lastBattle(log, sight), [log, sight]);
  const mine = useMemo(() => (seat === null ? null : lastBattle(log, sight, seat)), [log, sight, seat]);
  const fresh = useMemo(() => freshCards(log, seat), [log, seat]);
  const now = useMemo(() => happening(beat), [beat]);
  // What was pointed at belongs to one question and is gone with it.
  const pick = decision && held?.of === decision.decision ? held.pick : [];
  const setPick = (next: Token[]) => decision && setHeld({ of: decision.decision, pick: next });
  const chosen = offer ? settled(offer, pick) : null;
  const lit = useMemo(() => (offer ? litTokens(offer, pick) : null), [offer, pick.join()]);
  const advised = hint && decision?.decision === hint.decision ? hint.option : undefined;
  const advice = decision?.options.find((option) => option.index === advised);

  const asked = decision ? String(decision.decision) : `waiting ${sight.turns}`;
  const refusal = refused?.of === asked ? refused.says : '';

  const why = async (next: Token[]) => {
    const answer = offer ? await explain?.(asParts(offer, next, seat)) : null;
    if (answer?.says) {
      setRefused({ of: asked, says: answer.says, clauses: answer.clauses ?? [] });
    }
  };
  /** Something was pointed at; `go`: do it as soon as it is settled. */
  const point = (one: Token, go = false) => {
    if (!decision || !offer || busy) {
      if (!busy && choose && seat !== null && !sight.over) {
        setRefused({ of: asked, says: words.notYourTurn(sight.turn), clauses: [] });
      }
      return;
    }
    setRefused(null);
    let here = one;
    if (one === token('seat', seat ?? '') && !lit?.has(one)) {
      // Who points at his own sea with a ship in hand puts it at the end of his row.
      here = [...(lit ?? [])].filter((place) => kindOf(place) === 'place').pop() ?? one;
    }
    if (kindOf(one) === 'ship' && !lit?.has(one)) {
      // Who points at a ship means the Witch Doctor on it where one is asked for.
      const curse = shipAt(sight, whatOf(one))?.curses.find((lies) => lit?.has(token('curse', lies.at)));
      here = curse ? token('curse', curse.at) : one;
    }
    if (pick.includes(here)) {
      if (chosen && kindOf(here) !== 'card') {
        choose?.(chosen.index); // pointed at twice
      } else {
        setPick(pick.filter((other) => other !== here));
      }
      return;
    }
    // Another of the same kind instead, or one thing more, or something else altogether.
    const tries = [[...pick, here], [...pick.filter((other) => kindOf(other) !== kindOf(here)), here], [here]];
    const next = tries.find((some) => fitting(offer, some).length > 0);
    if (!next) {
      void why([...pick.filter((other) => kindOf(other) === 'card' || kindOf(other) === 'ship'), here]);
      return;
    }
    const done = settled(offer, next);
    if (done && (go || (next.length === 1 && AT_ONCE.has(kindOf(here))))) {
      choose?.(done.index);
    } else {
      setPick(next);
    }
  };
  const playing = choose !== undefined && seat !== null && !sight.over;
  const pointing: Pointing = {
    lit,
    picked: new Set(pick),
    hinted: new Set(advice && decision ? tokensOf(decision, advice) : []),
    now,
    point: playing ? point : undefined,
    drop: playing ? (one) => point(one, true) : undefined,
  };
  const me = sight.players.find((player) => player.name === seat) ?? null;
  const myPlace = me ? sight.players.indexOf(me) : 0;
  // Everybody in the order of play, beginning left of the viewer; the viewer sits below.
  const around = [...sight.players.slice(myPlace + (me ? 1 : 0)), ...sight.players.slice(0, myPlace)];
  const confirm = () => chosen && !busy && choose?.(chosen.index);

  const number = (n: number) => () => {
    if (!decision) {
      return false;
    }
    if (decision.reaction && pick.length === 0) {
      const answer = usefulFirst(decision)[n - 1];
      return answer && !busy ? choose?.(answer.index) : false;
    }
    const targets = [...(lit ?? [])].filter((one) => kindOf(one) !== 'card');
    const cards = me?.hand.flatMap((one) => one.card ?? []) ?? [];
    const asksCard = [...(lit ?? [])].some((one) => kindOf(one) === 'card') && pick.length === 0;
    const one = asksCard ? (cards[n - 1] ? token('card', cards[n - 1]) : undefined) : targets[n - 1];
    return one ? point(one) : false;
  };
  const isFought = last !== null && (sight.fighting || beat.some((told) => told.id >= last.id && told.id <= last.last));
  // One's own battle stays until it has been seen, whatever comes after it.
  const unseen = choose !== undefined && !sight.over && mine !== null && mine.id > putAway ? mine : null;
  const battle = isFought || unseen === null ? last : unseen;
  const replayed = battle !== null && since !== undefined && battle.last >= since;
  const showsBattle =
    battle !== null && (reading || (battle.id > putAway && (isFought || replayed || battle === unseen)));
  const close = () => {
    setReading(false);
    setPutAway(Math.max(putAway, battle?.id ?? -1));
  };
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), number(n)])),
    p: () => {
      const word = [...(lit ?? [])].find((one) => kindOf(one) === 'word');
      return word ? point(word) : false;
    },
    Enter: () => (chosen ? confirm() : false),
    Escape: () => (pick.length > 0 ? setPick([]) : showsBattle ? close() : false),
    ArrowRight: () => stepFocus(box.current, 1, true),
    ArrowLeft: () => stepFocus(box.current, -1, true),
    ArrowDown: () => stepFocus(box.current, 1, false),
    ArrowUp: () => stepFocus(box.current, -1, false),
  });
  // Who points with Enter confirms with Enter: the focus goes on to the button that does it.
  useEffect(() => {
    if (chosen && box.current?.contains(document.activeElement)) {
      doIt.current?.focus({ preventScroll: true });
    }
  }, [chosen?.index]);

  return (
    <div class={`pa-table ${decision ? 'asked' : ''}`} ref={box}>
      <Middle sight={sight} faces={faces} pointing={pointing} />
      <div class="pa-stage">
        {battle && showsBattle && (
          <BattlePanel
            battle={battle}
            faces={faces}
            seat={seat}
            stays={battle === unseen && !isFought}
            onClose={close}
          />
        )}
      </div>
      <section class={`pa-sea of-${sight.players.length}`} aria-label={words.sea}>
        {[...around, ...(me ? [me] : [])].map((player) => (
          <PlayerPanel key={player.name} player={player} sight={sight} faces={faces} pointing={pointing} seat={seat} />
        ))}
      </section>
      {me && (
        <section class="pa-quay" aria-label={words.hand}>
          {choose &&
            (decision?.reaction && decision.options.every((option) => tokensOf(decision, option).length === 1) ? (
              <ReactionBar
                decision={decision}
                until={until}
                busy={busy}
                choose={(option) => choose?.(option)}
                orders={orders}
              />
            ) : (
              <AskBar
                offer={offer}
                pick={pick}
                chosen={chosen}
                sight={sight}
                faces={faces}
                pointing={pointing}
                log={log}
                seat={seat}
                busy={busy}
                refusal={refusal}
                clauses={refused?.clauses ?? []}
                doIt={doIt}
                onConfirm={confirm}
                onBack={() => setPick([])}
              />
            ))}
          <Hand
            player={me}
            faces={faces}
            pointing={pointing}
            fresh={fresh}
            onDrag={(card) => card !== null && decision && setPick([token('card', card)])}
          />
        </section>
      )}
      <footer class="pa-foot">
        {playing && <Orders decision={decision} orders={orders} />}
        {battle && (
          <Button class="small" onClick={() => setReading(!reading)}>
            {words.lastBattle}: {words.battleOf(battle.sides[0].name, battle.sides[1].name)}
          </Button>
        )}
      </footer>
    </div>
  );
}
