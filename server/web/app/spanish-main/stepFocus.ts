/**
 * Moves the focus through the buttons of a table. False: left to the browser, because the focus is elsewhere and the key
 * does not start here.
 */
export function stepFocus(box: HTMLElement | null, by: 1 | -1, starts: boolean): boolean {
  const buttons = Array.from(box?.querySelectorAll<HTMLButtonElement>('button:not(:disabled):not(.clause)') ?? []);
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (buttons.length === 0 || (at < 0 && !starts)) {
    return false;
  }
  buttons[(Math.max(at, by > 0 ? -1 : 0) + by + buttons.length) % buttons.length].focus();
  return true;
}
