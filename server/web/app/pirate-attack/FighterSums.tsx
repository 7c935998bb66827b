/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import type { Fighter } from './battle';
import { plainName, signed, type Faces } from './deck';
import { ShipShape } from './ShipShape';

/** A ship in a battle: her picture, which sinks when she does, and how her numbers come about. */
export function FighterSums({ fighter, faces, decided }: { fighter: Fighter; faces: Faces; decided: boolean }) {
  const words = useWords(pirateAttackWords);
  const face = faces(fighter.ship);
  const fate = fighter.struck
    ? words.sunkBy(faces(fighter.struck).name)
    : fighter.deserted
      ? words.desertedTo(fighter.deserted)
      : fighter.lost
        ? words.sunk
        : '';
  return (
    <div class={`pa-fighter ${fighter.lost ? 'lost' : ''}`}>
      <span class="pa-fighter-ship">
        <ShipShape card={fighter.ship} />
      </span>
      <div>
        <p>
          <strong>{plainName(face.name)}</strong>
          {fighter.doctors.map((doctor, i) => (
            <span key={i} class="pa-curse known" title={faces(doctor).text}>
              <Art name={faces(doctor).art} /> {faces(doctor).name}
            </span>
          ))}
          {fate && <span class="pa-sunk">{fate}</span>}
        </p>
        {fighter.struck === null && !(decided && fighter.cards === null) && (
          <>
            <Sum what="cannons" base={face.cannons} fighter={fighter} faces={faces} result={fighter.cannons} />
            <Sum what="strength" base={face.strength} fighter={fighter} faces={faces} result={fighter.strength} />
          </>
        )}
        {fighter.cancelled.map((card, i) => (
          <small key={i} class="pa-cancelled">
            {words.cancelled(faces(card).name)}
          </small>
        ))}
      </div>
    </div>
  );
}

interface SumProps {
  what: 'cannons' | 'strength';
  base: number;
  fighter: Fighter;
  faces: Faces;
  result: number | null;
}

/** The ship's number, plus and minus what lies under it, and what comes out. */
function Sum({ what, base, fighter, faces, result }: SumProps) {
  const words = useWords(pirateAttackWords);
  const adds = (fighter.cards ?? []).map((card) => faces(card)[what]).filter((n) => n !== 0);
  const plain = Math.max(
    0,
    adds.reduce((sum, n) => sum + n, base),
  );
  return (
    <p class="pa-sum">
      <span class={`pa-number ${what}`}>
        <Art name={what === 'cannons' ? 'cannon' : 'bordered-shield'} />
        <span class="hidden-words">{what === 'cannons' ? words.cannonsWord : words.strengthWord}</span> {base}
      </span>
      {adds.map((n, i) => (
        <span key={i} class={`pa-term ${n > 0 ? 'plus' : 'minus'}`}>
          {signed(n)}
        </span>
      ))}
      {fighter.cards === null && <small class="faint">{words.notYet}</small>}
      {result !== null && (
        <>
          {plain !== result && (
            <small class="faint">
              = {plain}, {words.halved}
            </small>
          )}
          <strong>= {result}</strong>
        </>
      )}
    </p>
  );
}
