/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import { plainName, signed, type Face } from './deck';

/** The scroll's colour says how a card is handled: see table.css. */
export const scrollOf = (face: Face) =>
  `scroll-${face.group === 'add-on' ? (face.cannons + face.strength > 0 ? 'plus' : 'minus') : face.group}`;

/** The face of a card: title on its scroll, picture, numbers, and what it does. */
export function CardFace({ face }: { face: Face }) {
  const numbers = face.group === 'ship' || face.group === 'add-on';
  return (
    <>
      <strong class={`pa-scroll ${scrollOf(face)} ${face.name.length > 22 ? 'long' : ''}`}>
        {numbers ? plainName(face.name) : face.name}
      </strong>
      <span class="pa-face-art">
        <Art name={face.art} />
        {numbers && <Numbers face={face} />}
      </span>
      <span class="pa-face-text">{face.text}</span>
    </>
  );
}

/** Cannons and strength, each with its picture; of an add-on the one that it changes, with its sign. */
export function Numbers({ face }: { face: Face }) {
  const words = useWords(pirateAttackWords);
  const say = (n: number) => (face.group === 'add-on' ? signed(n) : String(n));
  return (
    <span class="pa-numbers">
      {face.cannons !== 0 && (
        <span class="pa-number cannons" title={words.cannonsWord}>
          <Art name="cannon" />
          <span class="hidden-words">{words.cannonsWord}</span> {say(face.cannons)}
        </span>
      )}
      {face.strength !== 0 && (
        <span class="pa-number strength" title={words.strengthWord}>
          <Art name="bordered-shield" />
          <span class="hidden-words">{words.strengthWord}</span> {say(face.strength)}
        </span>
      )}
    </span>
  );
}
