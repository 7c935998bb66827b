/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { type Ask, verbOf } from './ask';
import { stowedIn } from './docked';
import type { Plans } from './plans';
import { Coins } from './ShipLine';
import type { Sight } from './sight';

interface Props {
  ask: Extract<Ask, { kind: 'cargo' }>;
  sight: Sight;
  plans: Plans;
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
  /** Takes coins one after another, the best first. */
  onTakeBest: () => void;
}

/** What lies on the explored place and what is aboard: press a thing, and it goes to the other side. */
export function CargoPanel({ ask, sight, plans, advised, busy, choose, onTakeBest }: Props) {
  const words = useWords(highSeasWords);
  const { ship, place, rest } = ask;
  const of = (verb: string) => rest.filter((one) => verbOf(one)[0] === verb);
  const [take, leave] = [of('take'), of('leave')];
  const coins = take.filter((one) => isCoin(one));
  const done = rest.filter((one) => !take.includes(one) && !leave.includes(one));
  const used = stowedIn(ship);
  // The rules offer coins of equal value once: all of them are shown, whichever is pressed.
  const lies = sight.islands.find((one) => one.name === place) ?? sight.ships.find((one) => one.name === place);
  const all = (options: readonly Option[], coins: readonly (number | null)[]) =>
    [...options].sort(byWorth).flatMap((one) => {
      const alike = isCoin(one) ? coins.filter((value) => value === Number(verbOf(one)[1])).length : 1;
      return Array.from({ length: Math.max(1, alike) }, () => one);
    });
  /** Coins for which no room or no leave is: they are seen, not pressed. */
  const others = (options: readonly Option[], coins: readonly (number | null)[]) =>
    coins
      .filter((value) => !options.some((one) => verbOf(one)[1] === String(value)))
      .sort((a, b) => (a ?? 0) - (b ?? 0));
  const stayThere = others(take, lies?.coins ?? []);
  const stayAboard = others(leave, ship.coins);
  const thing = (one: Option, tip: string, nth: number) => (
    <Button
      key={`${one.index} ${nth}`}
      class={`small hs-thing ${isCoin(one) ? 'coin' : ''} ${advised === one.index ? 'hinted' : ''}`}
      label={one.says}
      title={tip}
      disabled={busy}
      onClick={() => choose(one.index)}
    >
      {isCoin(one) ? <span class="hs-coin">{verbOf(one)[1]}</span> : plans.crew(verbOf(one)[1]).name}
    </Button>
  );
  return (
    <div class="hs-cargo">
      <h3>{words.there(plans.pieceName(place))}</h3>
      <div class="row">
        {all(take, lies?.coins ?? []).map((one, nth) => thing(one, words.takeTip, nth))}
        <Coins coins={stayThere} />
        {take.length === 0 && <span class="faint">{words.nothingToTake}</span>}
      </div>
      <h3>{words.aboard(plans.ship(ship.name).name, used, plans.ship(ship.name).cargo)}</h3>
      <div class="row">
        {all(leave, ship.coins).map((one, nth) => thing(one, words.leaveTip, nth))}
        <Coins coins={stayAboard} />
        {leave.length + stayAboard.length === 0 && <span class="faint">{words.none}</span>}
      </div>
      <div class="row hs-end">
        {coins.length > 0 && (
          <Button kind="main" disabled={busy} onClick={onTakeBest}>
            {words.takeBest}
          </Button>
        )}
        {done.map((one) => (
          <Button
            key={one.index}
            kind={coins.length > 0 ? 'plain' : 'main'}
            class={advised === one.index ? 'hinted' : ''}
            disabled={busy}
            onClick={() => choose(one.index)}
          >
            {one.says}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Crew first, then coins by their value. */
const byWorth = (a: Option, b: Option) => worth(a) - worth(b);
const worth = (one: Option) => (isCoin(one) ? Number(verbOf(one)[1]) : -1);

const isCoin = (one: Option) => /^\d+$/.test(verbOf(one)[1]);
