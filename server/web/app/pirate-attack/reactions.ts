import type { Decision, Option } from '../table/messages';

const PASS = 'pass';

export const isPass = (option: Option) => option.parts === PASS;

/** What may be answered, the useful before the pass: who reads no further still finds it. */
export const usefulFirst = (decision: Decision): Option[] =>
  [...decision.options].sort((a, b) => Number(isPass(a)) - Number(isPass(b)));
