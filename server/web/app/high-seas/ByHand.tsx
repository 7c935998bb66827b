/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Leg } from './aiming';
import type { Ask } from './ask';
import { barName } from './Overlays';
import type { Plans } from './plans';
import type { Sight } from './sight';

interface Props {
  ask: Extract<Ask, { kind: 'sail' }>;
  sight: Sight;
  plans: Plans;
  /** The segment that is set; null: none yet. */
  leg: Leg | null;
  /** The segment to begin with. */
  first: Leg | null;
  onLeg: (leg: Leg) => void;
}

/** Sets one segment exactly: which one, on what heading, how much of it, and from which corner of the bow it is measured. */
export function ByHand({ ask, sight, plans, leg, first, onLeg }: Props) {
  const words = useWords(highSeasWords);
  if (!leg) {
    return (
      first && (
        <p>
          <Button class="small" onClick={() => onLeg(first)}>
            {words.setByHand}
          </Button>
        </p>
      )
    );
  }
  const whole = ask.bars[leg.bar] ?? leg.length;
  const number = (value: string) => (value.trim() === '' || !Number.isFinite(Number(value)) ? null : Number(value));
  return (
    <div class="hs-byhand">
      <div class="row hs-bars" role="group" aria-label={words.bars}>
        {Object.entries(ask.bars).map(([bar, length]) => (
          <Button
            key={bar}
            class="small"
            pressed={leg.bar === Number(bar)}
            onClick={() => onLeg({ ...leg, bar: Number(bar), length: Math.min(leg.length, length) })}
          >
            {barName(plans.bars, length)}
          </Button>
        ))}
        {ask.contacts > 1 && sight.contact === 0 && (
          <label class="hs-corner">
            {words.contact}{' '}
            <select
              value={leg.contact}
              onChange={(event) => onLeg({ ...leg, contact: Number(event.currentTarget.value) })}
            >
              <option value={1}>{words.port}</option>
              <option value={2}>{words.starboard}</option>
            </select>
          </label>
        )}
      </div>
      <div class="hs-numbers">
        <label>
          {words.heading}{' '}
          <input
            type="number"
            min={0}
            max={359}
            value={Math.round(leg.heading)}
            onInput={(event) => {
              const heading = number(event.currentTarget.value);
              if (heading !== null) {
                onLeg({ ...leg, heading: ((heading % 360) + 360) % 360 });
              }
            }}
          />
        </label>
        <label>
          {words.length(barName(plans.bars, whole))}{' '}
          <input
            type="range"
            min={1}
            max={100}
            value={Math.round((leg.length / whole) * 100)}
            onInput={(event) => onLeg({ ...leg, length: (whole * Number(event.currentTarget.value)) / 100 })}
          />
        </label>
      </div>
    </div>
  );
}
