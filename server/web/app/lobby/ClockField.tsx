/** @jsxRuntime automatic @jsxImportSource preact */
import type { Clock } from '../api/types';
import { lobbyWords } from '../words/lobby';
import { useWords } from '../words/language';
import { clockSays } from './clockWords';

/** The clocks offered; a bot or a script may set any other. */
const CLOCKS: Clock[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'game', minutes: 10, increment: 5 },
  { kind: 'game', minutes: 30, increment: 10 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

export function ClockField({ clock, onChange }: { clock: Clock; onChange: (clock: Clock) => void }) {
  const words = useWords(lobbyWords);
  const at = CLOCKS.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock));
  return (
    <label class="field">
      <span>{words.clock}</span>
      <select value={at} onChange={(event) => onChange(CLOCKS[Number(event.currentTarget.value)])}>
        {CLOCKS.map((one, i) => (
          <option key={i} value={i}>
            {clockSays(one, words)}
          </option>
        ))}
      </select>
    </label>
  );
}
