import { useEffect, useRef } from 'preact/hooks';

/** What each key does; an action that returns false leaves the key to the browser. */
export type Keys = Record<string, () => unknown>;

/** Listens to keys anywhere on the page, except while somebody types or a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement | null;
      const typing =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
      if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
        return;
      }
      const act = latest.current[event.key] ?? latest.current[event.key.toLowerCase()];
      // Space and Enter belong to the button that has the focus.
      const onButton = at instanceof HTMLButtonElement || at instanceof HTMLAnchorElement;
      if (act && !(onButton && (event.key === ' ' || event.key === 'Enter')) && act() !== false) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
