/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../api/useAnswer';
import type { EditorProps } from '../table/board';
import type { Branch } from '../table/messages';
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';
import { shellWords } from '../words/shell';
import { PlayOn } from './PlayOn';
import { TextForm } from './TextForm';
import { useCheck } from './useCheck';
import { Verdict } from './Verdict';

/** Sets up a position of any game as text; it begins with a game that has just been dealt. */
export function TextEditor({ game, first }: EditorProps) {
  const words = useWords(editorWords);
  const shell = useWords(shellWords);
  const { value: dealt } = useAnswer<Branch>(first ? null : `/api/positions/new?game=${game.id}`);
  const [document, setDocument] = useState<Branch | null>(first);
  useEffect(() => setDocument((before) => before ?? dealt), [dealt]);
  const checked = useCheck(game.id, document);
  if (!document) {
    return <p class="faint editor-wait">{shell.loading}</p>;
  }
  const seats = Array.isArray(document.seats) ? document.seats.map(String) : [];
  return (
    <div class="editor-cards editor-text">
      <TextForm document={document} read={(found) => setDocument(found as Branch)} open />
      <section class="card stack" aria-labelledby="editor-play">
        <h2 id="editor-play">{words.play}</h2>
        <Verdict checked={checked} />
        <PlayOn game={game} document={document} seats={seats} good={checked?.good ?? false} />
      </section>
    </div>
  );
}
