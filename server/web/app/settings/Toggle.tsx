/** @jsxRuntime automatic @jsxImportSource preact */

interface Props {
  label: string;
  help?: string;
  on: boolean;
  set: (on: boolean) => void;
}

/** A box to tick, with what it means. */
export function Toggle({ label, help, on, set }: Props) {
  return (
    <label class="toggle">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {label}
        {help && <span class="field-help">{help}</span>}
      </span>
    </label>
  );
}
