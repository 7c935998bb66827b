/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Sight } from './sight';

/** How much gold each has at home, for narrow screens, where the fleets lie further down than one looks. */
export function Score({ sight }: { sight: Sight }) {
  const words = useWords(highSeasWords);
  return (
    <span class="hs-score" title={words.goal(sight.half)}>
      {sight.players.map((player, side) => (
        <span key={player.name} class={`side-${side}`} title={words.goldOf(player.gold, sight.half)}>
          <span class="hs-swatch" aria-hidden="true" />
          <span class="hidden-words">{player.name} </span>
          {player.gold}
        </span>
      ))}
      {sight.half > 0 && <small>/ {sight.half + 1}</small>}
    </span>
  );
}
