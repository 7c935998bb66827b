/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { mastsOf } from './docked';
import { boardingOdds, percent } from './odds';
import type { Plans } from './plans';
import type { Ship } from './sight';

/** What a boarding can be expected to bring, before one begins it: both sides' masts and the chances. */
export function Boarding({ own, other, plans }: { own: Ship; other: Ship; plans: Plans }) {
  const words = useWords(highSeasWords);
  const odds = boardingOdds(mastsOf(own, plans), mastsOf(other, plans));
  return (
    <div class="hs-boarding">
      <p class="hs-odds">
        {[own, other].map((ship, i) => (
          <span key={ship.name}>
            {i > 0 && ' · '}
            <strong>{plans.ship(ship.name).name}</strong> {words.boardingAdds(mastsOf(ship, plans))}
          </span>
        ))}
      </p>
      {other.coins.length + other.crew.length === 0 && (
        <p class="hs-tip">{words.boardingIdle(plans.ship(other.name).name)}</p>
      )}
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
