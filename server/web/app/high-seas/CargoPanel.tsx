/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { type Ask, verbOf } from './ask';
import { stowedIn } from './docked';
import type { Plans } from './plans';

interface Props {
  ask: Extract<Ask, { kind: 'cargo' }>;
  plans: Plans;
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
  /** Takes coins one after another, the best first. */
  onTakeBest: () => void;
}

/** What lies on the explored place and what is aboard: press a thing, and it goes to the other side. */
export function CargoPanel({ ask, plans, advised, busy, choose, onTakeBest }: Props) {
  const words = useWords(highSeasWords);
  const { ship, place, rest } = ask;
  const of = (verb: string) => rest.filter((one) => verbOf(one)[0] === verb);
  const [take, leave] = [of('take'), of('leave')];
  const coins = take.filter((one) => isCoin(one));
  const done = rest.filter((one) => !take.includes(one) && !leave.includes(one));
  const used = stowedIn(ship);
  const thing = (one: Option, tip: string) => (
    <Button
      key={one.index}
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
      <div class="row">{take.length > 0 ? take.map((one) => thing(one, words.takeTip)) : <span class="faint">{words.nothingToTake}</span>}</div>
      <h3>{words.aboard(plans.ship(ship.name).name, used, plans.ship(ship.name).cargo)}</h3>
      <div class="row">{leave.length > 0 ? leave.map((one) => thing(one, words.leaveTip)) : <span class="faint">{words.none}</span>}</div>
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

const isCoin = (one: Option) => /^\d+$/.test(verbOf(one)[1]);
