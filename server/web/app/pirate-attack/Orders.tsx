/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { change, useSettings } from '../settings/kept';
import type { BoardProps } from '../table/board';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';

/** The player's standing orders, where they can be seen and taken back. */
export function Orders({ decision, orders }: Pick<BoardProps, 'decision' | 'orders'>) {
  const words = useWords(pirateAttackWords);
  const { drawForMe, answerForMe } = useSettings();
  const window = decision?.window === undefined ? null : String(decision.window);
  return (
    <details class="pa-orders">
      <summary>{words.orders}</summary>
      <div class="pa-orders-list">
        <label title={words.drawForMeHelp}>
          <input
            type="checkbox"
            checked={drawForMe === true}
            onChange={(event) => change({ drawForMe: event.currentTarget.checked })}
          />{' '}
          {words.drawForMe}
        </label>
        <label>
          <input
            type="checkbox"
            checked={answerForMe}
            onChange={(event) => change({ answerForMe: event.currentTarget.checked })}
          />{' '}
          {words.noChoice}
        </label>
        {orders && window !== null && !orders.passing.includes(window) && (
          <Button class="small" onClick={() => orders.give(window, 'pass')}>
            {words.alwaysPass}
          </Button>
        )}
        {orders && orders.passing.length > 0 && (
          <p>
            {words.passing}{' '}
            <Button class="small" onClick={() => orders.passing.forEach((one) => orders.give(one, 'ask'))}>
              {words.askAgain}
            </Button>
          </p>
        )}
      </div>
    </details>
  );
}
