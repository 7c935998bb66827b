/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { mayMove } from '../settings/kept';
import { shellWords } from '../words/shell';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Hint } from './messages';
import { useKeys } from './useKeys';

/** Where the panel lies over the page, scrolls what it speaks of, with its row, above it. */
function bareHinted(panel: HTMLElement | null): void {
  if (!panel || getComputedStyle(panel).position !== 'fixed') {
    return;
  }
  const rows = [...document.querySelectorAll('.hinted')].flatMap((one) => one.closest('.sm-row, .pa-player') ?? []);
  const lowest = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom));
  const covered = lowest + 8 - panel.getBoundingClientRect().top;
  if (rows.length > 0 && covered > 0) {
    scrollBy({ top: covered, behavior: mayMove() ? 'smooth' : 'auto' });
  }
}

/** What a captain would do here, what else it considered, and how well it thinks each would go. */
export function HintPanel({ hint, reason }: { hint: Hint; reason: string }) {
  const words = useWords(tableWords);
  const shell = useWords(shellWords);
  const [open, setOpen] = useState(true);
  const box = useRef<HTMLElement>(null);
  // Away from the button that asked: Enter now confirms what is picked.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    bareHinted(box.current);
  }, []);
  useKeys({ Escape: () => (open ? setOpen(false) : false) });
  if (!open) {
    return null;
  }
  const considered = [...(hint.candidates ?? [])].sort((a, b) => b.worth - a.worth).slice(0, 4);
  return (
    <section class="hint-panel" ref={box} tabIndex={-1} role="status" aria-label={words.hint}>
      <header>
        <p>
          <Icon name="hint" /> {words.hintSays(hint.says)}
        </p>
        <Button kind="quiet" class="small" label={shell.close} onClick={() => setOpen(false)}>
          <Icon name="close" />
        </Button>
      </header>
      {reason && <p class="hint-reason">{reason}</p>}
      {considered.length > 1 && (
        <>
          <h2>{words.hintOthers}</h2>
          <ol>
            {considered.map((one) => (
              <li key={one.says}>
                <span>{one.says}</span>
                <meter min={0} max={1000} value={one.worth} aria-label={words.hintChance(Math.round(one.worth / 10))} />
                <span aria-hidden="true">{Math.round(one.worth / 10)} %</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
