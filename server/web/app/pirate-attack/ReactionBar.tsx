/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { BoardProps } from '../table/board';
import { Countdown } from '../table/Countdown';
import type { Decision } from '../table/messages';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import { isPass, usefulFirst } from './reactions';

interface Props {
  decision: Decision;
  /** When the window closes, by this browser's clock; absent where nobody else waits. */
  until: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
  orders: BoardProps['orders'];
}

/** A chance to answer what another player does: the useful answer first, the time that is left beside it. */
export function ReactionBar({ decision, until, busy, choose, orders }: Props) {
  const words = useWords(pirateAttackWords);
  const answers = usefulFirst(decision);
  const pass = answers.find(isPass);
  return (
    <div class="pa-reaction" role="group" aria-label={words.reaction}>
      <p>{decision.says}</p>
      <div class="pa-answers">
        {answers.map((option, i) => (
          <Button
            key={option.index}
            kind={i === 0 && !isPass(option) ? 'main' : 'plain'}
            class="small"
            disabled={busy}
            onClick={() => choose(option.index)}
          >
            {option.says}
          </Button>
        ))}
        {orders && pass && (
          <Button
            kind="quiet"
            class="small"
            disabled={busy}
            onClick={() => {
              orders.give(String(decision.window ?? '*'), 'pass');
              choose(pass.index);
            }}
          >
            {words.alwaysPass}
          </Button>
        )}
        {until !== undefined && <Countdown until={until} />}
      </div>
    </div>
  );
}
