/** @jsxRuntime automatic @jsxImportSource preact */
import type { Piece } from '../../api/types';
import { useWords } from '../../words/language';
import { editorWords } from '../../words/editor';

interface Props {
  label: string;
  cards: Piece[];
  value: string;
  set: (card: string) => void;
  needed?: boolean;
}

/** Chooses a card by its name; says what it does. */
export function CardSelect({ label, cards, value, set, needed }: Props) {
  const words = useWords(editorWords);
  const chosen = cards.find((card) => card.id === value);
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {!needed && <option value="">{words.none}</option>}
        {cards.map((card) => (
          <option key={card.id} value={card.id}>
            {card.name}
          </option>
        ))}
      </select>
      <span class="field-help edit-effect">{chosen?.text ?? ''}</span>
    </label>
  );
}
