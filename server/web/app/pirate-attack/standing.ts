import type { Branch, Decision } from '../table/messages';

/** Answers by the standing order to draw: only where nothing but the pile is open; the host names the pile. */
export function drawOnly(decision: Decision): number | null {
  const draws = decision.options.every(
    (option) => typeof option.parts === 'object' && option.parts !== null && 'draw' in (option.parts as Branch),
  );
  return draws && decision.options.length > 0 && typeof decision.default === 'number' ? decision.default : null;
}
