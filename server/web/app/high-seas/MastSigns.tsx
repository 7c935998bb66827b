/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Cannon, Plans } from './plans';
import { Signs } from './Signs';

/** Says under the question which mast is lost what the sign of its cannon means. */
export function MastSigns({ cannon, plans }: { cannon: Cannon; plans: Plans }) {
  const words = useWords(highSeasWords);
  const { rank, range } = cannon;
  return (
    <p class="hs-tip hs-mastsigns">
      {words.mastSign(rank, range)} <Signs plans={plans} />
    </p>
  );
}
