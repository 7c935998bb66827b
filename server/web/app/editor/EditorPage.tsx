/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { go, place } from '../shell/route';
import { useStore } from '../shell/store';
import { boardOf } from '../table/boards';
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';
import { shellWords } from '../words/shell';
import { linkedPosition, linkedTask } from './link';
import { SharedPuzzle } from './SharedPuzzle';
import { TextEditor } from './TextEditor';
import '../puzzles/puzzles.css';
import './editor.css';

/** Sets up a position of a game: the one behind the # of the address, or a fresh one. */
export function EditorPage({ game: id }: { game: string }) {
  const words = useWords(editorWords);
  const shell = useWords(shellWords);
  const { value: games, problem } = useAnswer<Game[]>('/api/games');
  const { hash, query } = useStore(place);
  const linked = linkedPosition(hash);
  const task = linkedTask(query);
  const wanted = id || String(linked?.game ?? '');
  const game = games?.find((one) => one.id === wanted) ?? games?.find((one) => boardOf(one.id, false).Editor);
  const Editor = game && (boardOf(game.id, false).Editor ?? TextEditor);
  return (
    <div class="editor">
      <h1>{linked && task ? words.sentTitle : words.title}</h1>
      {!task && <p class="faint">{words.intro}</p>}
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {game && linked && task ? (
        <SharedPuzzle game={game} document={linked} task={task} />
      ) : game && Editor ? (
        <>
          <label class="field editor-game">
            <span>{words.game}</span>
            <select value={game.id} onChange={(event) => go(`/editor/${event.currentTarget.value}`)}>
              {games?.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          <Editor key={game.id} game={game} first={linked && linked.game === game.id ? linked : null} />
        </>
      ) : (
        <div class="editor-wait" aria-busy="true">
          {!problem && shell.loading}
        </div>
      )}
    </div>
  );
}
