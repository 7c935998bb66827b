/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Ask, Shooting } from './ask';
import { mastsOf } from './docked';
import { chanceOf, oddsOf, percent } from './odds';
import type { Cannon, Plans } from './plans';
import type { Sight } from './sight';

interface Props {
  ask: Extract<Ask, { kind: 'fire' }>;
  sight: Sight;
  plans: Plans;
  busy: boolean;
  target: string | null;
  advised: number | undefined;
  onTarget: (target: string) => void;
  onSalvo: (target: string) => void;
  choose: (option: number) => void;
}

/** Whom to fire at, the odds of it, and the cannons one by one or all after another. */
export function FirePanel({ ask, sight, plans, busy, target, advised, onTarget, onSalvo, choose }: Props) {
  const words = useWords(highSeasWords);
  const cannons = plans.ship(ask.ship.name).cannons;
  const brought = ask.ship.crew.map((crew) => (crew.card === null ? null : plans.crew(crew.card).cannon));
  const cannonOf = (shot: Shooting): Cannon =>
    (shot.cannon === 0 ? brought.find((one) => one !== null) : cannons[shot.cannon - 1]) ?? { rank: 6, range: 'S' };
  const targets = [...new Set(ask.shots.map((shot) => shot.target))];
  const chosen = target !== null && targets.includes(target) ? target : targets.length === 1 ? targets[0] : null;
  const victim = sight.ships.find((ship) => ship.name === chosen);
  const shots = ask.shots.filter((shot) => shot.target === chosen);
  const first = shots.filter((shot) => !shot.again);
  const masts = victim ? mastsOf(victim, plans) : 0;
  const odds = oddsOf(first.map(cannonOf), masts);
  return (
    <div class="hs-firing">
      <div class="row" role="group">
        {targets.map((one) => (
          <Button key={one} class="small" pressed={one === chosen} onClick={() => onTarget(one)}>
            {words.fireAt(plans.ship(one).name)}
          </Button>
        ))}
      </div>
      {chosen === null ? (
        <p class="hs-tip">{words.chooseTarget}</p>
      ) : (
        <>
          {first.length > 0 && (
            <p class="hs-odds">
              {words.odds(odds.expected.toFixed(1), masts)}{' '}
              {masts > 0 && odds.derelict > 0 && words.oddsDerelict(percent(odds.derelict))}{' '}
              {odds.sink > 0 && words.oddsSink(percent(odds.sink))}
            </p>
          )}
          <div class="row">
            {first.length > 0 && (
              <Button kind="main" disabled={busy} onClick={() => onSalvo(chosen)}>
                {words.fireAll(first.length)}
              </Button>
            )}
            {shots.map((shot) => (
              <Button
                key={shot.option.index}
                class={`small ${advised === shot.option.index ? 'hinted' : ''}`}
                label={shot.option.says}
                disabled={busy}
                onClick={() => choose(shot.option.index)}
              >
                {shot.again
                  ? words.fireAgain(shot.cannon)
                  : shot.cannon === 0
                    ? words.fireCrew(percent(chanceOf(cannonOf(shot))))
                    : words.fireOne(shot.cannon, percent(chanceOf(cannonOf(shot))))}
              </Button>
            ))}
          </div>
        </>
      )}
      <div class="row">
        {ask.rest.map((one) => (
          <Button key={one.index} class="small" disabled={busy} onClick={() => choose(one.index)}>
            {one.says}
          </Button>
        ))}
      </div>
    </div>
  );
}
