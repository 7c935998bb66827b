/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { Why } from '../look/Why';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { Countdown } from './Countdown';
import { Meanwhile } from './Meanwhile';
import type { BoardKind } from './board';
import type { Decision, Request } from './messages';
import { sentence } from './sentence';
import type { Logged, TableState } from './state';
import { whoseTurn } from './turns';
import { VoteButtons, voteSays } from './vote';

interface Props {
  state: TableState;
  kind: BoardKind;
  /** What has been shown. */
  log: readonly Logged[];
  decision: Decision | null;
  /** What is being answered by a standing order. */
  answered: Decision | null;
  behind: boolean;
  beat: readonly Logged[];
  ask: (request: Request) => Promise<boolean>;
  onSkip: () => void;
  /** Shows the result again, where it has been put away. */
  onResult?: () => void;
}

/** Says what is asked and why, what the others propose, or what everybody waits for. A live region: screen readers say it. */
export function Prompt({ state, kind, log, decision, answered, behind, beat, ask, onSkip, onResult }: Props) {
  const words = useWords(tableWords);
  const closes = decision?.closes ?? state.waiting?.closes;
  const waiting = state.waiting?.seats.filter((name) => name !== state.seat) ?? [];
  const turn = whoseTurn(state.view, log);
  const mine = turn === '' || turn === state.seat;
  // A vote is about everything that follows, so it comes first; the board stays open meanwhile.
  const vote = state.ended ? null : state.vote;
  let says = '';
  let lead = '';
  let reason = '';
  if (vote) {
    says = voteSays(vote, state.seat, words);
  } else if (behind) {
    says = worthTelling(beat, kind)
      .map((told) => sentence(told.says))
      .join(' ');
  } else if (decision) {
    says = decision.says;
    lead = mine && !decision.reaction ? words.yourTurn : words.yourAnswer;
    reason = mine || decision.reaction ? '' : sentence(worthTelling(log.slice(-6), kind).pop()?.says ?? '');
  } else if (answered?.reaction) {
    says = answered.says;
  } else if (state.ended) {
    says = words.over;
  } else if (state.seat !== null && resigned(state)) {
    says = words.youResigned;
  } else if (waiting.length > 0) {
    says = words.thinking(waiting.join(', '));
  }
  return (
    <div class={`prompt ${decision ? 'yours' : ''} ${vote ? 'voting' : ''}`}>
      <div role="status" aria-live="polite" class="prompt-says">
        {lead && !says.startsWith(words.yourTurn) && <strong class="prompt-turn">{lead}</strong>}
        {/* A new sentence is a new thing: it does not move, it comes. */}
        <span key={says}>
          {reason && <small class="prompt-reason">{reason}</small>} {says}
        </span>
      </div>
      <div class="prompt-why">
        {vote && <VoteButtons vote={vote} seat={state.seat} ask={ask} />}
        {decision && !vote && <Why key={decision.decision} ids={decision.clauses} />}
        {state.seat !== null && !vote && !behind && <Meanwhile log={log} seat={state.seat} kind={kind} />}
        {behind && !vote && (
          <Button class="small" onClick={onSkip}>
            <Icon name="forward" />
            {words.skip}
          </Button>
        )}
        {onResult && (
          <Button class="small" onClick={onResult}>
            {words.showResult}
          </Button>
        )}
        {closes !== undefined && !behind && <Countdown until={closes - state.skew} />}
      </div>
    </div>
  );
}

/** What happened without the tiny things, unless there is nothing else. */
function worthTelling(log: readonly Logged[], kind: BoardKind): Logged[] {
  const told = log.filter((one) => !kind.tiny?.(one));
  return told.length > 0 ? told : [...log];
}

/** Whether the viewer has given up; the game may go on without him. */
const resigned = (state: TableState) =>
  state.log.some(
    ({ event }) =>
      typeof event === 'object' && 'seat-resigned' in event && Object(event['seat-resigned']).seat === state.seat,
  );
