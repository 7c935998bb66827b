import { mayMove } from '../settings/kept';

/** Brings the ships that a preview changes into sight, where the screen is too small for the whole row. */
export function showChanged(box: HTMLElement | null): void {
  const ship = box?.querySelector<HTMLElement>('.sm-ship.picked, .sm-ship.changed');
  ship?.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' });
}
