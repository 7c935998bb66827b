/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { place } from '../shell/route';
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';
import { shellWords } from '../words/shell';
import { draftOf, freshDraft } from './draft';
import { Editor } from './Editor';
import { linkedPosition } from './link';
import '../puzzles/puzzles.css';
import './editor.css';

/** Sets up a position of Spanish Main: the one behind the # of the address, or a fresh one. */
export function EditorPage() {
  const words = useWords(editorWords);
  const shell = useWords(shellWords);
  const { value: games, problem } = useAnswer<Game[]>('/api/games');
  const game = games?.find((one) => one.id === 'spanish-main');
  const linked = linkedPosition(place.get().hash);
  return (
    <div class="editor">
      <h1>{words.title}</h1>
      <p class="faint">{words.intro}</p>
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {game ? (
        <Editor game={game} first={linked ? draftOf(linked, game) : freshDraft(game)} />
      ) : (
        <div class="editor-wait" aria-busy="true">
          {!problem && shell.loading}
        </div>
      )}
    </div>
  );
}
