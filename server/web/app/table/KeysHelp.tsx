/** @jsxRuntime automatic @jsxImportSource preact */
import { Dialog } from '../look/Dialog';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';

/** Lists the keys of a table. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const words = useWords(tableWords);
  const lines = [
    words.keyNumbers,
    words.keyArrows,
    words.keyEnter,
    words.keyEsc,
    words.keyLetters,
    words.keyUndo,
    words.keyText,
    words.keySkip,
    words.keyHelp,
  ];
  return (
    <Dialog title={words.keys} onClose={onClose}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
