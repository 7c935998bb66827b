/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { ClauseFold } from '../look/ClauseFold';
import { Icon } from '../look/Icon';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { Countdown } from './Countdown';
import type { Decision } from './messages';
import { sentence } from './sentence';
import type { Logged, TableState } from './state';

interface Props {
  state: TableState;
  decision: Decision | null;
  /** What is being answered by a standing order. */
  answered: Decision | null;
  behind: boolean;
  beat: readonly Logged[];
  onSkip: () => void;
  /** Shows the result again, where it has been put away. */
  onResult?: () => void;
}

/** Says what is asked and by which rule, or what everybody waits for. A live region: screen readers say it. */
export function Prompt({ state, decision, answered, behind, beat, onSkip, onResult }: Props) {
  const words = useWords(tableWords);
  const closes = decision?.closes ?? state.waiting?.closes;
  const waiting = state.waiting?.seats.filter((name) => name !== state.seat) ?? [];
  let says = '';
  if (behind) {
    says = beat.map((told) => sentence(told.says)).join(' ');
  } else if (decision) {
    says = decision.says;
  } else if (answered?.reaction) {
    says = answered.says;
  } else if (state.ended) {
    says = words.over;
  } else if (waiting.length > 0) {
    says = words.thinking(waiting.join(', '));
  }
  return (
    <div class={`prompt ${decision ? 'yours' : ''}`}>
      <div role="status" aria-live="polite" class="prompt-says">
        {decision && !says.startsWith(words.yourTurn) && <strong class="prompt-turn">{words.yourTurn}</strong>}
        {/* A new sentence is a new thing: it does not move, it comes. */}
        <span key={says}>{says}</span>
      </div>
      <div class="prompt-why">
        {decision && <ClauseFold key={decision.decision} ids={decision.clauses} />}
        {behind && (
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
