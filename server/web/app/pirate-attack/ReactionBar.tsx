/** @jsxRuntime automatic @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { Button } from '../look/Button';
import type { BoardProps } from '../table/board';
import type { Decision } from '../table/messages';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';

interface Props {
  decision: Decision;
  /** When the window closes, by this browser's clock. */
  until: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
  orders: BoardProps['orders'];
}

/** A chance to answer what another player does: calm, with the time that is left, and a standing order. */
export function ReactionBar({ decision, until, busy, choose, orders }: Props) {
  const words = useWords(pirateAttackWords);
  const left = useMemo(() => (until === undefined ? 0 : Math.max(0, until - Date.now())), [decision.decision]);
  const window = String(decision.window ?? '*');
  return (
    <div class="pa-reaction" role="group" aria-label={words.reaction}>
      <p>{decision.says}</p>
      <div class="row">
        {decision.options.map((option) => (
          <Button key={option.index} class="small" disabled={busy} onClick={() => choose(option.index)}>
            {option.says}
          </Button>
        ))}
        {orders && (
          <Button
            kind="quiet"
            class="small"
            disabled={busy}
            onClick={() => {
              orders.give(window, 'pass');
              const pass = decision.options.find((option) => option.parts === 'pass');
              if (pass) {
                choose(pass.index);
              }
            }}
          >
            {words.alwaysPass}
          </Button>
        )}
      </div>
      {left > 0 && (
        <span key={decision.decision} class="pa-time" aria-hidden="true">
          <span style={{ animationDuration: `${left}ms` }} />
        </span>
      )}
    </div>
  );
}
