import type { Branch, Decision } from '../table/messages';
import { wordsNow } from '../words/language';
import { pirateAttackWords } from '../words/pirateAttack';

/** Answers by the standing order to draw: only where nothing but the pile is open; the host names the pile. */
export function drawOnly(decision: Decision): number | null {
  const draws = decision.options.every(
    (option) => typeof option.parts === 'object' && option.parts !== null && 'draw' in (option.parts as Branch),
  );
  return draws && decision.options.length > 0 && typeof decision.default === 'number' ? decision.default : null;
}

/** In the end phase the owners of the last ships may agree to win together. */
export function drawSays(view: Branch): string | null {
  return view['last-phase'] === true ? wordsNow(pirateAttackWords).drawTogether : null;
}
