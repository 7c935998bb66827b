/** @jsxRuntime automatic @jsxImportSource preact */
import type { Piece } from '../../api/types';
import { useWords } from '../../words/language';
import { editorWords } from '../../words/editor';
import { CardSelect } from './CardSelect';
import type { Sailor } from './draft';

interface Props {
  sailor: Sailor;
  number: number;
  pirates: string[];
  cards: Piece[] | null;
  change: (part: Partial<Sailor>) => void;
}

const HAND = [0, 1, 2];

/** One player: name, fame in front, what the table knows of him, and his hand where there are hands. */
export function SailorCard({ sailor, number, pirates, cards, change }: Props) {
  const words = useWords(editorWords);
  return (
    <fieldset class="edit-sailor stack">
      <legend class="hidden-words">{sailor.name}</legend>
      <label class="field">
        <span>{words.name(number + 1)}</span>
        <input
          type="text"
          value={sailor.name}
          maxLength={20}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{words.front}</span>
        <input
          type="number"
          min={0}
          max={40}
          value={sailor.front}
          onInput={(event) => change({ front: Math.max(0, Math.floor(Number(event.currentTarget.value) || 0)) })}
        />
      </label>
      {cards &&
        HAND.map((place) => (
          <CardSelect
            key={place}
            label={`${words.hand} ${place + 1}`}
            cards={cards}
            value={sailor.hand[place] ?? ''}
            set={(card) => {
              const hand = HAND.map((i) => (i === place ? card : (sailor.hand[i] ?? '')));
              change({ hand: hand.filter(Boolean) });
            }}
          />
        ))}
      <details>
        <summary>
          {words.denied} ({sailor.denied.length})
        </summary>
        {pirates.map((pirate) => (
          <label key={pirate} class="edit-tick">
            <input
              type="checkbox"
              checked={sailor.denied.includes(pirate)}
              onChange={(event) =>
                change({
                  denied: event.currentTarget.checked
                    ? [...sailor.denied, pirate]
                    : sailor.denied.filter((one) => one !== pirate),
                })
              }
            />
            {pirate}
          </label>
        ))}
      </details>
    </fieldset>
  );
}
