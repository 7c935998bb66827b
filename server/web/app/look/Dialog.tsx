/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { Button } from './Button';
import { Icon } from './Icon';

interface Props {
  title: string;
  onClose: () => void;
  /** A sheet slides in at the side and leaves the page visible. */
  sheet?: boolean;
  class?: string;
  children: ComponentChildren;
}

/** A dialog above the page. The browser's own: it keeps the focus inside, Esc closes it, and focus returns afterwards. */
export function Dialog({ title, onClose, sheet, class: look, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useWords(shellWords);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, []);
  return (
    <dialog
      ref={frame}
      class={`dialog ${sheet ? 'sheet' : ''} ${look ?? ''}`}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === frame.current && frame.current?.close()}
    >
      <div class="dialog-page">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <Button kind="quiet" label={words.close} onClick={() => frame.current?.close()}>
            <Icon name="close" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
