import { Problem } from '../api/call';
import { store } from '../shell/store';

/** A short notice at the edge of the page that goes away by itself. */
export interface Toast {
  id: number;
  says: string;
  help: string;
  kind: 'note' | 'good' | 'bad';
  clauses: string[];
}

export const toasts = store<Toast[]>([]);

let last = 0;

/** Shows a notice; screen readers say it. Returns the id by which it can be taken away before its time. */
export function tell(says: string, kind: Toast['kind'] = 'note', help = '', clauses: string[] = []): number {
  const id = ++last;
  const same = toasts.get().filter((toast) => toast.says !== says);
  toasts.set([...same.slice(-3), { id, says, help, kind, clauses }]);
  // Long enough to read it, longer where there is more to read or a rule to look up.
  setTimeout(() => dismiss(id), 4000 + (says.length + help.length) * 45 + clauses.length * 3000);
  return id;
}

/** Shows what went wrong, in the words of the server. */
export function tellProblem(reason: unknown): void {
  if (reason instanceof Problem) {
    tell(reason.message, 'bad', reason.help);
  } else {
    tell(String(reason), 'bad');
  }
}

/** Takes away what was said about a question that is answered: refusals, and why something was not possible. */
export function dismissRefusals(): void {
  toasts.set(toasts.get().filter((toast) => toast.kind !== 'bad'));
}

export function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
