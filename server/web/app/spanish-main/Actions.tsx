/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import type { ArtName } from '../look/pictures';
import { spanishMainWords } from '../words/spanishMain';
import { useWords } from '../words/language';
import type { Pick } from './pick';

interface Props {
  open: Set<Pick['action']> | null;
  picked: Pick['action'] | undefined;
  hinted: Pick['action'] | undefined;
  onAction?: (action: 'repair' | 'accuse' | 'pass') => void;
}

/** The three actions beside playing a card. */
export function Actions({ open, picked, hinted, onAction }: Props) {
  const words = useWords(spanishMainWords);
  const all: [Exclude<Pick['action'], 'play'>, ArtName, string, string, string][] = [
    ['repair', 'auto-repair', words.repair, words.repairHelp, 'R'],
    ['accuse', 'pointing', words.accuse, words.accuseHelp, 'A'],
    ['pass', 'anchor', words.pass, words.passHelp, 'P'],
  ];
  return (
    <section class="sm-actions" aria-label={words.actions}>
      {all.map(([action, art, name, help, key]) => (
        <button
          key={action}
          type="button"
          class={`sm-action ${open ? (open.has(action) ? 'open' : 'shut') : ''} ${picked === action ? 'picked' : ''} ${hinted === action ? 'hinted' : ''}`}
          aria-pressed={picked === action}
          aria-disabled={open !== null && !open.has(action)}
          onClick={() => onAction?.(action)}
        >
          <Art name={art} />
          <span>
            <strong>{name}</strong>
            <small>{help}</small>
          </span>
          <span class="sm-key" aria-hidden="true">
            {key}
          </span>
        </button>
      ))}
    </section>
  );
}
