/** @jsxRuntime automatic @jsxImportSource preact */
import type { Speed } from '../table/pace';
import { useWords } from '../words/language';
import { settingsWords } from '../words/settings';
import { change, useSettings } from './kept';

/** How fast tables show what happened. */
export function SpeedField() {
  const words = useWords(settingsWords);
  const { speed } = useSettings();
  return (
    <label class="field">
      <span>{words.speed}</span>
      <select value={speed} onChange={(event) => change({ speed: event.currentTarget.value as Speed })}>
        <option value="normal">{words.speedNormal}</option>
        <option value="fast">{words.speedFast}</option>
        <option value="off">{words.speedOff}</option>
      </select>
      <span class="field-help">{words.speedHelp}</span>
    </label>
  );
}
