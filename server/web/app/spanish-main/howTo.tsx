/** @jsxRuntime automatic @jsxImportSource preact */
import type { Point } from '../learn/HowTo';
import { Art } from '../look/Art';
import { wordsNow } from '../words/language';
import { spanishMainLessonWords } from '../words/spanishMainLesson';
import { ShipPicture } from './ShipPicture';
import './table.css';

/** Spanish Main on one page. */
export function howTo(): Point[] {
  const words = wordsNow(spanishMainLessonWords);
  return [
    {
      picture: (
        <>
          <ShipPicture ship="Winter Rose" damaged={false} />
          <ShipPicture ship="Gouden Reiger" damaged={false} />
        </>
      ),
      title: words.howShips,
      text: words.howShipsText,
    },
    { picture: <Art name="anchor" />, title: words.howAction, text: words.howActionText },
    { picture: <Art name="wind-slap" />, title: words.howMove, text: words.howMoveText },
    { picture: <Art name="treasure-map" />, title: words.howAdventure, text: words.howAdventureText },
    { picture: <ShipPicture ship="Viento Negro" damaged />, title: words.howDamage, text: words.howDamageText },
    { picture: <Art name="pointing" />, title: words.howAccuse, text: words.howAccuseText },
    { picture: <Art name="two-coins" />, title: words.howEnd, text: words.howEndText },
  ];
}
