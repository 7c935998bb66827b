/** @jsxRuntime automatic @jsxImportSource preact */
import { useStore } from '../shell/store';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { lossOrder, type LossOrder, orderLosses } from './losses';

/** The standing order for lost masts. */
export function LossesField() {
  const words = useWords(highSeasWords);
  const order = useStore(lossOrder);
  return (
    <label class="hs-losses">
      <span>{words.losses}</span>{' '}
      <select value={order} onChange={(event) => orderLosses(event.currentTarget.value as LossOrder)}>
        <option value="ask">{words.lossesAsk}</option>
        <option value="guns">{words.lossesGuns}</option>
        <option value="bow">{words.lossesBow}</option>
        <option value="stern">{words.lossesStern}</option>
      </select>
    </label>
  );
}
