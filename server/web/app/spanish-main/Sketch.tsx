/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game } from '../api/types';
import type { Branch } from '../table/messages';
import { useWords } from '../words/language';
import { puzzlesWords } from '../words/puzzles';
import { RowSketch } from './RowSketch';
import { openCards, sketched } from './sketched';

/** A position in small: the row and the open cards. */
export function Sketch({ view, seat, game }: { view: Branch; seat: string; game: Game }) {
  const words = useWords(puzzlesWords);
  return (
    <>
      <RowSketch ships={sketched(view, seat, game)} />
      <p class="faint puzzle-cards">
        {words.adventure}: {openCards(view, 'adventures', 'adventure', game).join(', ')}
        <br />
        {words.cards}: {openCards(view, 'display', 'movement', game).join(', ')}
      </p>
    </>
  );
}
