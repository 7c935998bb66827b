/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Plans } from './plans';
import type { Crew, Ship } from './sight';

/** The cannons of a ship from the bow, with ranks; lost ones are crossed out, as all of a sunken ship are. */
export function Cannons({ ship, plans }: { ship: Ship; plans: Plans }) {
  const words = useWords(highSeasWords);
  const plan = plans.ship(ship.name);
  return (
    <span class="hs-cannons" role="list" aria-label={words.cannons}>
      {plan.cannons.map(({ rank, range }, i) => {
        const stands = !ship.sunk && (ship.masts === null || ship.masts.includes(i + 1));
        const says = stands ? words.cannon(i + 1, rank, range) : words.cannonLost(i + 1);
        return (
          <span
            key={i}
            role="listitem"
            class={`hs-cannon ${range} ${stands ? '' : 'lost'}`}
            title={says}
            aria-label={says}
          >
            {rank}
            {range}
          </span>
        );
      })}
    </span>
  );
}

/** What lies in a hold: coins as far as they are known. */
export function Coins({ coins }: { coins: readonly (number | null)[] }) {
  const words = useWords(highSeasWords);
  return (
    <>
      {coins.map((value, i) => {
        const says = value === null ? words.coinUnknown : words.coin(value);
        return (
          <span key={i} class="hs-coin" role="img" title={says} aria-label={says}>
            {value ?? '?'}
          </span>
        );
      })}
    </>
  );
}

/** Two letters for what a crew is, by its document name: Ca for a Captain, and other ones for a Cannoneer. */
export function crewLetters(card: string): string {
  const what = card.split(' ').pop() ?? '?';
  return what === 'Cannoneer' ? 'Cn' : what.slice(0, 2);
}

/** Crew by its name; what others have facedown is only counted. */
export function crewName(crew: Crew, plans: Plans, unknown: string): string {
  return crew.card === null ? unknown : plans.crew(crew.card).name;
}
