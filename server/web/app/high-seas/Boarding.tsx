/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { type BoardingOdds, percent } from './facts';
import type { Plans } from './plans';
import type { Ship } from './sight';

interface Props {
  odds: BoardingOdds;
  own: Ship;
  other: Ship;
  plans: Plans;
}

/** What a boarding can be expected to bring, before one begins it: both sides' masts, the chances, and what is at stake. */
export function Boarding({ odds, own, other, plans }: Props) {
  const words = useWords(highSeasWords);
  const [mine, yours] = [plans.ship(own.name).name, plans.ship(other.name).name];
  return (
    <div class="hs-boarding">
      <p class="hs-odds">
        <strong>{mine}</strong> {words.boardingAdds(odds.adds[0])} · <strong>{yours}</strong>{' '}
        {words.boardingAdds(odds.adds[1])}
      </p>
      {!odds.gains && <p class="hs-tip hs-idle">{odds.full ? words.boardingFull(mine) : words.boardingIdle(yours)}</p>}
      {!odds.risks && <p class="hs-tip">{words.boardingSafe(mine)}</p>}
      <dl class="hs-chances">
        <div>
          <dt>{words.boardingWin}</dt>
          <dd>{percent(odds.win)}</dd>
        </div>
        <div>
          <dt>{words.boardingTie}</dt>
          <dd>{percent(odds.tie)}</dd>
        </div>
        <div>
          <dt>{words.boardingLose}</dt>
          <dd>{percent(odds.lose)}</dd>
        </div>
      </dl>
    </div>
  );
}
