/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { mastsOf } from './docked';
import type { Plans } from './plans';
import { Cannons, Coins, crewLetters } from './ShipLine';
import type { Ship, Sight } from './sight';
import { Signs } from './Signs';

interface Props {
  sight: Sight;
  plans: Plans;
  selected: string | null;
  /** The ship whose action is under way. */
  acting: string | null;
  onSelect: (ship: string) => void;
}

/** Both fleets: gold brought home, and of each ship her cannons, her load and how she stands. */
export function FleetPanel({ sight, plans, selected, acting, onSelect }: Props) {
  const words = useWords(highSeasWords);
  return (
    <section class="hs-fleets" aria-label={words.fleets}>
      {sight.players.map((player, side) => (
        <div key={player.name} class={`hs-fleet side-${side} ${sight.turn === player.name ? 'on-turn' : ''}`}>
          <header>
            <span class="hs-swatch" aria-hidden="true" />
            <h2>{player.name}</h2>
            <span class="hs-gold" title={words.goldOf(player.gold, sight.half)}>
              {player.gold} {sight.half > 0 && <small>/ {sight.half + 1}</small>}
            </span>
          </header>
          <ul>
            {sight.ships
              .filter((ship) => ship.of === player.name)
              .map((ship) => (
                <li key={ship.name}>
                  <button
                    type="button"
                    class={`hs-row ${ship.sunk ? 'gone' : ''}`}
                    aria-pressed={selected === ship.name}
                    onClick={() => onSelect(ship.name)}
                  >
                    <strong>{plans.ship(ship.name).name}</strong>
                    <Cannons ship={ship} plans={plans} />
                    <span class="hs-load">
                      <Coins coins={ship.coins} />
                      <CrewDots ship={ship} plans={plans} />
                    </span>
                    <small class="hs-state">{stateOf(ship, plans, words, acting === ship.name)}</small>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <Signs plans={plans} />
    </section>
  );
}

/** One dot for each crew aboard, with the first letter of what it can do where the viewer knows it. */
function CrewDots({ ship, plans }: { ship: Ship; plans: Plans }) {
  const words = useWords(highSeasWords);
  return (
    <>
      {ship.crew.map((crew, i) => {
        const says = crew.card === null ? words.crewUnknown : plans.crew(crew.card).name;
        return (
          <span key={i} class={`hs-crew ${crew.faceUp ? 'up' : ''}`} role="img" title={says} aria-label={says}>
            {crew.card === null ? '?' : crewLetters(crew.card)}
          </span>
        );
      })}
    </>
  );
}

type Words = ReturnType<typeof useWords<(typeof highSeasWords)['en']>>;

/** What is to be said of a ship at a glance. */
export function stateOf(ship: Ship, plans: Plans, words: Words, acting = false): string {
  if (!ship.pose) {
    return ship.sunk ? words.sunk : words.waiting;
  }
  return [
    mastsOf(ship, plans) === 0 ? words.derelict : '',
    ship.pinnedBy ? words.pinnedBy(plans.pieceName(ship.pinnedBy)) : '',
    ship.tows ? words.towing(plans.pieceName(ship.tows)) : '',
    ship.sinking ? words.sinking : '',
    acting ? words.acts : ship.acted ? words.acted : '',
  ]
    .filter(Boolean)
    .join(', ');
}
