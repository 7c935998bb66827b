/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { go } from './route';

interface Props {
  to: string;
  class?: string;
  label?: string;
  current?: boolean;
  children: ComponentChildren;
}

/** A link to a page of ours, without loading everything again; a new tab works as with any link. */
export function Link({ to, class: look, label, current, children }: Props) {
  return (
    <a
      href={to}
      class={look}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
          event.preventDefault();
          go(to);
        }
      }}
    >
      {children}
    </a>
  );
}
