/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, Ref } from 'preact';

interface Props {
  onClick?: (event: MouseEvent) => void;
  /** main: the one thing to do here; plain: anything else; quiet: only words; danger: cannot be taken back. */
  kind?: 'main' | 'plain' | 'quiet' | 'danger';
  submit?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  label?: string;
  title?: string;
  class?: string;
  focus?: Ref<HTMLButtonElement>;
  children: ComponentChildren;
}

/** A button in one of four looks. */
export function Button(props: Props) {
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      class={`button ${props.kind ?? 'plain'} ${props.class ?? ''}`}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-label={props.label}
      title={props.title ?? props.label}
      onClick={props.onClick}
      ref={props.focus}
    >
      {props.children}
    </button>
  );
}
