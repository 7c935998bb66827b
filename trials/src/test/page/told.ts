import type { Branch, Decision, Doc, Option } from 'app/table/messages';
import type { Logged } from 'app/table/state';

let ids = 0;

/** An event as the log keeps it. */
export function told(name: string, fields?: Branch): Logged {
  return { id: ++ids, event: fields ? { [name]: fields } : name, message: { key: name }, says: `${name}.` };
}

/** A question whose options have these parts. */
export function asked(question: string, parts: Doc[], more: Partial<Omit<Decision, 'type'>> = {}): Decision {
  const options: Option[] = parts.map((one, index) => ({
    index,
    parts: one,
    label: { key: 'x' },
    says: String(index),
  }));
  return {
    type: 'decision',
    decision: 7,
    question,
    reaction: false,
    prompt: { key: question, args: [] },
    says: '',
    clauses: [],
    options,
    default: 0,
    undo: false,
    chosen: false,
    ...more,
  };
}
