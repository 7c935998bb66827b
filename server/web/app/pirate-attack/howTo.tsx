/** @jsxRuntime automatic @jsxImportSource preact */
import type { Point } from '../learn/HowTo';
import { Art } from '../look/Art';
import { wordsNow } from '../words/language';
import { pirateAttackLessonWords } from '../words/pirateAttackLesson';
import { ShipShape } from './ShipShape';
import './table.css';

/** Pirate Attack on one page. */
export function howTo(): Point[] {
  const words = wordsNow(pirateAttackLessonWords);
  return [
    { picture: <ShipShape card="Brigantine" />, title: words.howGoal, text: words.howGoalText },
    {
      picture: (
        <>
          <span class="pa-number cannons">
            <Art name="cannon" /> 7
          </span>{' '}
          <span class="pa-number strength">
            <Art name="bordered-shield" /> 8
          </span>
        </>
      ),
      title: words.howShips,
      text: words.howShipsText,
    },
    { picture: <Art name="hammer-nails" />, title: words.howAddOns, text: words.howAddOnsText },
    { picture: <Art name="crossed-sabres" />, title: words.howBattle, text: words.howBattleText },
    { picture: <Art name="spyglass" />, title: words.howCards, text: words.howCardsText },
    { picture: <Art name="shop" />, title: words.howMarket, text: words.howMarketText },
    { picture: <Art name="sea-serpent" />, title: words.howEnd, text: words.howEndText },
  ];
}
