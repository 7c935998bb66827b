/** @jsxRuntime automatic @jsxImportSource preact */
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import type { Faces } from './deck';
import type { Force, Preview } from './forecast';

/** What is known of a battle before it is fought: the numbers, what would come of them, and what nobody has seen. */
export function BattlePreview({ preview, faces }: { preview: Preview; faces: Faces }) {
  const words = useWords(pirateAttackWords);
  const { own, other, sinks, sunk } = preview;
  const hidden = (force: Force) =>
    [
      force.unseen > 0 ? words.faceDown(force.unseen) : '',
      ...force.doctors.map((doctor) => (doctor === '?' ? words.curse : faces(doctor).name)),
    ].filter(Boolean);
  const unknown = [...hidden(own), ...hidden(other)];
  return (
    <small class="pa-preview">
      {words.shot(own.cannons, other.strength, sinks)} {words.reply(other.cannons, own.strength, sunk)}
      {unknown.length > 0 && ` ${words.unknown(unknown.join(', '))}`}
    </small>
  );
}
