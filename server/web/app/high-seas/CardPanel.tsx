/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { dockedAt, mastsOf, stowedIn } from './docked';
import { stateOf } from './FleetPanel';
import type { Plans } from './plans';
import { Cannons, Coins, crewName } from './ShipLine';
import { path } from './ShipShape';
import { ShipShape } from './ShipShape';
import type { Island, Ship, Sight } from './sight';

interface Props {
  sight: Sight;
  plans: Plans;
  selected: string | null;
  /** Own ships that could set sail for it now. */
  movers: readonly string[];
  onSailThere: (ship: string) => void;
  onClose: () => void;
}

/** The card of what was pressed on the sea: a ship with all she has and can, or an island. */
export function CardPanel({ sight, plans, selected, movers, onSailThere, onClose }: Props) {
  const words = useWords(highSeasWords);
  const ship = sight.ships.find((one) => one.name === selected);
  const island = sight.islands.find((one) => one.name === selected);
  if (!ship && !island) {
    return null;
  }
  return (
    <section class="hs-card" aria-label={ship ? plans.ship(ship.name).name : plans.island(island!.name)}>
      <Button class="small quiet hs-close" label={words.close} onClick={onClose}>
        <Icon name="close" />
      </Button>
      {ship ? <ShipFacts ship={ship} sight={sight} plans={plans} /> : <IslandFacts island={island!} plans={plans} />}
      {movers.length > 0 && (
        <div class="row hs-there">
          {movers.map((one) => (
            <Button key={one} class="small" onClick={() => onSailThere(one)}>
              {words.sailThere(plans.ship(one).name)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function ShipFacts({ ship, sight, plans }: { ship: Ship; sight: Sight; plans: Plans }) {
  const words = useWords(highSeasWords);
  const plan = plans.ship(ship.name);
  const docked = dockedAt(ship, sight, plans);
  const state = [docked ? words.dockedAt(plans.island(docked)) : '', stateOf(ship, plans, words)].filter(Boolean);
  const side = sight.players.findIndex((player) => player.name === ship.of);
  return (
    <>
      <header>
        <svg class={`hs-portrait hs-ship side-${side}`} viewBox="-14 -12 28 70" aria-hidden="true">
          <ShipShape plan={plan} masts={ship.masts} />
        </svg>
        <div>
          <h2>{plan.name}</h2>
          <p class="faint">
            {ship.of} · {plan.nation} · {words.points(plan.points)}
          </p>
          {state.length > 0 && <p class="hs-state">{state.join(', ')}</p>}
          {ship.pinnedBy && <p class="hs-tip">{words.pinnedMeans}</p>}
        </div>
      </header>
      <dl>
        <dt>{words.speed}</dt>
        <dd>{plan.move.join(' + ')}</dd>
        <dt>{words.cannons}</dt>
        <dd>
          <Cannons ship={ship} plans={plans} /> <small>{words.masts(mastsOf(ship, plans), plan.masts.length)}</small>
        </dd>
        <dt>{words.cargo}</dt>
        <dd>
          {words.hold(stowedIn(ship), plan.cargo)} <Coins coins={ship.coins} />
        </dd>
        <dt>{words.crew}</dt>
        <dd>
          {ship.crew.length === 0 && words.none}
          <ul>
            {ship.crew.map((crew, i) => (
              <li key={i}>
                {crewName(crew, plans, words.crewUnknown)}
                {crew.card !== null && !crew.faceUp && <small class="faint"> ({words.crewHidden})</small>}
                {crew.card !== null && plans.crew(crew.card).text && <small> {plans.crew(crew.card).text}</small>}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </>
  );
}

function IslandFacts({ island, plans }: { island: Island; plans: Plans }) {
  const words = useWords(highSeasWords);
  return (
    <>
      <header>
        <svg class="hs-portrait hs-island" viewBox="-40 -48 80 96" aria-hidden="true">
          <path class="hs-beach" d={path(plans.coast(island.coast))} />
          <path class="hs-green" d={path(plans.coast(island.coast), 0.78)} />
        </svg>
        <div>
          <h2>{plans.island(island.name)}</h2>
          <p class="faint">{island.home ? words.home(island.home) : words.wild}</p>
          {island.explored.length > 0 && (
            <p>
              {words.exploredBy(island.explored.join(', '))} <small class="faint">({words.exploredMeans})</small>
            </p>
          )}
        </div>
      </header>
      <p>
        {words.coins(island.coins.length)} <Coins coins={island.coins} />
      </p>
      {island.crew.length > 0 && (
        <p>
          {words.crew}: {island.crew.map((crew) => crewName(crew, plans, words.crewUnknown)).join(', ')}
        </p>
      )}
    </>
  );
}
