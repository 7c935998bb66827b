/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { tell } from '../look/tell';
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';

interface Props {
  document: Record<string, unknown>;
  read: (document: Record<string, unknown>) => void;
  /** It is all there is to edit: unfolded. */
  open?: boolean;
}

/** The position as a document, to be copied out or pasted in. */
export function TextForm({ document, read, open }: Props) {
  const words = useWords(editorWords);
  const written = JSON.stringify(document, null, 1);
  const [text, setText] = useState(written);
  useEffect(() => setText(written), [written]);
  const take = () => {
    try {
      const found = JSON.parse(text);
      if (found === null || typeof found !== 'object' || Array.isArray(found)) {
        throw new Error();
      }
      read(found);
    } catch {
      tell(words.unreadable, 'bad');
    }
  };
  return (
    <details class="card" open={open}>
      <summary>{words.text}</summary>
      <label class="field">
        <span class="field-help">{words.textHelp}</span>
        <textarea rows={14} value={text} spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <Button onClick={take}>{words.read}</Button>
    </details>
  );
}
