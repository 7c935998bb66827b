/** @jsxRuntime automatic @jsxImportSource preact */
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';

/** What is to be reached: to win, or a score (null: to win). */
export function GoalField({ least, set }: { least: number | null; set: (least: number | null) => void }) {
  const words = useWords(editorWords);
  return (
    <>
      <label class="field">
        <span>{words.goal}</span>
        <select
          value={least === null ? 'win' : 'score'}
          onChange={(event) => set(event.currentTarget.value === 'win' ? null : 10)}
        >
          <option value="win">{words.goalWin}</option>
          <option value="score">{words.goalScore}</option>
        </select>
      </label>
      {least !== null && (
        <label class="field">
          <span>{words.least}</span>
          <input
            type="number"
            min={1}
            max={999}
            value={least}
            onInput={(event) => set(Number(event.currentTarget.value))}
          />
        </label>
      )}
    </>
  );
}
