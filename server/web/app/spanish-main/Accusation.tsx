/** @jsxRuntime automatic @jsxImportSource preact */
import { spanishMainWords } from '../words/spanishMain';
import { useWords } from '../words/language';
import type { Charge } from './accused';
import { ShipPicture } from './ShipPicture';
import { shipOf } from './ships';
import './accusation.css';

/** An accusation as everybody at a table hears it: a finger, a ship, and the answer as a stamp. The prompt says it in words. */
export function Accusation({ charge }: { charge: Charge }) {
  const words = useWords(spanishMainWords);
  const { right } = charge;
  return (
    <div class={`sm-charge ${right === null ? '' : right ? 'right' : 'wrong'}`} aria-hidden="true">
      <p class="sm-charge-who">{words.accuses(charge.accuser, charge.accused)}</p>
      <ShipPicture ship={shipOf(charge.pirate)} damaged={false} />
      <p class="sm-charge-name">{charge.pirate}</p>
      {right !== null && <strong class="sm-stamp">{right ? words.unmasked : words.notGuilty}</strong>}
    </div>
  );
}
