/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Request } from './messages';
import type { TableState } from './state';

interface Props {
  state: TableState;
  ask: (request: Request) => Promise<boolean>;
}

/** Standing orders for reactions. Only shown once the game has asked for a reaction: most games have none. */
export function Orders({ state, ask }: Props) {
  const words = useWords(tableWords);
  const [order, setOrder] = useState<'ask' | 'pass'>('ask');
  if (state.decision?.window === undefined && !state.waiting?.reaction) {
    return null;
  }
  const give = async (next: 'ask' | 'pass') => {
    if (await ask({ type: 'orders', window: '*', order: next })) {
      setOrder(next);
    }
  };
  return (
    <fieldset class="stack">
      <legend>{words.orders}</legend>
      <p class="faint">{words.ordersHelp}</p>
      <div class="row">
        <Button pressed={order === 'ask'} onClick={() => give('ask')}>
          {words.orderAsk}
        </Button>
        <Button pressed={order === 'pass'} onClick={() => give('pass')}>
          {words.orderPass}
        </Button>
        <Button onClick={() => ask({ type: 'raise' })}>{words.raise}</Button>
      </div>
    </fieldset>
  );
}
