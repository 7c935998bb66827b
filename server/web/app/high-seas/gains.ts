import type { Doc, Option } from '../table/messages';
import { verbOf } from './ask';
import type { Counsel } from './facts';

/** What ships mainly do; everything else stands under more orders. */
export const MAIN = ['move', 'shoot', 'explore', 'repair'] as const;

const targetOf = (option: Option) => String((option.parts as Record<string, Doc>).target ?? '');

/** Whether an order can do its ship any good, as far as the rules can tell: exploring has to bring something. */
export function isUseful(option: Option, counsel: Counsel | undefined): boolean {
  const verb = verbOf(option)[0];
  if (verb === 'explore') {
    return (counsel?.brings[targetOf(option)] ?? 0) > 0;
  }
  return (MAIN as readonly string[]).includes(verb);
}
