/** @jsxRuntime automatic @jsxImportSource preact */
import type { Table } from '../api/types';
import { Icon } from '../look/Icon';
import { Link } from '../shell/Link';
import { useWords } from '../words/language';
import { puzzlesWords } from '../words/puzzles';
import './puzzles.css';

/** What a puzzle asks for, above its table; at the end whether it was reached. */
export function PuzzleBar({ table, over }: { table: Table; over: boolean }) {
  const words = useWords(puzzlesWords);
  const { puzzle } = table;
  if (!puzzle) {
    return null;
  }
  const known = over && puzzle.reached !== undefined;
  return (
    <aside class={`puzzle-bar ${known ? (puzzle.reached ? 'solved' : 'missed') : ''}`} role="status">
      <p>
        <Icon name={known && puzzle.reached ? 'check' : 'hint'} />
        <span>
          <strong>{known ? (puzzle.reached ? words.solved : words.missed) : puzzle.title}</strong>
          {!known && puzzle.goal !== puzzle.title && ` ${puzzle.goal}`}
        </span>
      </p>
      {known && (
        <Link to="/puzzles" class="button plain small">
          {words.other}
        </Link>
      )}
    </aside>
  );
}
