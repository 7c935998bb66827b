/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Doc } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Ask, Shooting } from './ask';
import { isOpen } from './bearings';
import { mastsOf } from './docked';
import { idleBecause } from './idleBecause';
import { percent } from './facts';
import type { Plans } from './plans';
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
  why: (parts: Doc) => void;
}

/** Whom to fire at, the odds of it, and the cannons one by one or all after another. */
export function FirePanel({ ask, sight, plans, busy, target, advised, onTarget, onSalvo, choose, why }: Props) {
  const words = useWords(highSeasWords);
  const needs = (shot: Shooting) =>
    ask.bearings.find((one) => one.ship === ask.ship.name && one.cannon === shot.cannon)?.needs ?? 6;
  const targets = [...new Set(ask.shots.map((shot) => shot.target))];
  const chosen = target !== null && targets.includes(target) ? target : targets.length === 1 ? targets[0] : null;
  const shots = ask.shots.filter((shot) => shot.target === chosen);
  const odds = chosen === null ? undefined : ask.salvos.get(chosen);
  const victim = sight.ships.find((ship) => ship.name === chosen);
  const masts = odds?.masts ?? (victim ? mastsOf(victim, plans) : 0);
  const idle = ask.bearings.filter(
    (one) => one.ship === ask.ship.name && one.target === chosen && one.finding !== 'clear' && isOpen(one, ask.shots),
  );
  const cannonName = (n: number) => (n === 0 ? words.crewsCannon : words.cannonNo(n));
  return (
    <div class="hs-firing">
      {(targets.length > 1 || chosen === null) && (
        <div class="row" role="group" aria-label={words.chooseTarget}>
          {targets.map((one) => (
            <Button key={one} class="small" pressed={one === chosen} onClick={() => onTarget(one)}>
              {words.fireAt(plans.ship(one).name)}
            </Button>
          ))}
        </div>
      )}
      {chosen === null ? (
        <p class="hs-tip">{words.chooseTarget}</p>
      ) : (
        <>
          <p class="hs-odds">
            <strong>{words.fireAt(plans.ship(chosen).name)}</strong>{' '}
            {masts === 0 ? words.noMastsLeft : words.mastsLeftOf(masts)}
          </p>
          {odds && (
            <>
              <dl class="hs-chances">
                <div>
                  <dt>{words.expected}</dt>
                  <dd>{odds.hits.toFixed(1)}</dd>
                </div>
                {masts > 0 && (
                  <div>
                    <dt>{words.becomesDerelict}</dt>
                    <dd>{percent(odds.derelict)}</dd>
                  </div>
                )}
                <div>
                  <dt>{words.sinksNow}</dt>
                  <dd>{percent(odds.sinks)}</dd>
                </div>
              </dl>
              <div class="row">
                <Button kind="main" disabled={busy} onClick={() => onSalvo(chosen)}>
                  {words.fireAll(odds.cannons)}
                </Button>
              </div>
            </>
          )}
          <ul class="hs-guns">
            {shots.map((shot) => (
              <li key={shot.option.index}>
                <Button
                  class={`small ${advised === shot.option.index ? 'hinted' : ''}`}
                  label={shot.option.says}
                  disabled={busy}
                  onClick={() => choose(shot.option.index)}
                >
                  <span>{shot.again ? words.fireAgain(shot.cannon) : cannonName(shot.cannon)}</span>
                  <small>
                    {words.needs(needs(shot))} · {percent((7 - needs(shot)) / 6)}
                  </small>
                </Button>
              </li>
            ))}
            {idle.map((one) => (
              <li key={`no ${one.cannon}`}>
                <Button
                  class="small hs-cannot"
                  title={words.whyNot}
                  onClick={() => why({ fire: one.target, cannon: one.cannon === 0 ? 'crew' : one.cannon })}
                >
                  <span>{cannonName(one.cannon)}</span>
                  <small>{idleBecause(one, plans, words)}</small>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="row">
        {ask.rest.map((one) => (
          <Button
            key={one.index}
            class={`small ${advised === one.index ? 'hinted' : ''}`}
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
