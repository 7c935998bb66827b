/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import type { Battle, Fighter, Side } from './battle';
import { plainName, signed, type Faces } from './deck';

interface Props {
  battle: Battle;
  faces: Faces;
  onClose: () => void;
}

/** A battle step by step: what lies under each ship, how its numbers add up, who is sunk. */
export function BattlePanel({ battle, faces, onClose }: Props) {
  const words = useWords(pirateAttackWords);
  const [attacker, target] = battle.sides;
  return (
    <section class="pa-battle" aria-label={words.battle}>
      <header>
        <h2>
          <Art name="crossed-sabres" /> {words.battleOf(attacker.name, target.name)}
        </h2>
        <Button kind="quiet" class="small" label={words.close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div class="pa-sides">
        <SideSums side={attacker} faces={faces} />
        <SideSums side={target} faces={faces} />
      </div>
      <div class="pa-verdict">
        {battle.compared && (
          <>
            <Shot from={attacker} at={target} />
            <Shot from={target} at={attacker} />
          </>
        )}
      </div>
      <ul class="pa-battle-notes">
        {battle.notes.map((note, i) => (
          <li key={i}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function Shot({ from, at }: { from: Side; at: Side }) {
  const words = useWords(pirateAttackWords);
  const [fires, stands] = [from.cannons ?? 0, at.strength ?? 0];
  return (
    <p class={at.sunk ? 'hit' : 'miss'}>
      {at.sunk ? words.sinks(from.name, fires, at.name, stands) : words.holds(from.name, fires, at.name, stands)}
    </p>
  );
}

function SideSums({ side, faces }: { side: Side; faces: Faces }) {
  const words = useWords(pirateAttackWords);
  return (
    <div class={`pa-side ${side.sunk ? 'sunk' : ''}`}>
      <h3>{side.name}</h3>
      {side.fighters.map((fighter, i) => (
        <FighterSums key={i} fighter={fighter} faces={faces} />
      ))}
      {side.fighters.length > 1 && side.cannons !== null && (
        <p class="pa-sum">
          {words.together}:{' '}
          <span class="pa-number cannons">
            <Art name="cannon" /> {side.cannons}
          </span>{' '}
          <span class="pa-number strength">
            <Art name="bordered-shield" /> {side.strength}
          </span>
        </p>
      )}
    </div>
  );
}

function FighterSums({ fighter, faces }: { fighter: Fighter; faces: Faces }) {
  const words = useWords(pirateAttackWords);
  const face = faces(fighter.ship);
  return (
    <div class={`pa-fighter ${fighter.lost ? 'lost' : ''}`}>
      <p>
        <strong>{plainName(face.name)}</strong> <small>{words.place(fighter.place)}</small>
        {fighter.doctors.map((doctor, i) => (
          <span key={i} class="pa-curse known">
            <Art name={faces(doctor).art} /> {faces(doctor).name}
          </span>
        ))}
        {fighter.lost && <span class="pa-sunk">{words.sunk}</span>}
      </p>
      <Sum what="cannons" base={face.cannons} fighter={fighter} faces={faces} result={fighter.cannons} />
      <Sum what="strength" base={face.strength} fighter={fighter} faces={faces} result={fighter.strength} />
      {fighter.cancelled.map((card, i) => (
        <small key={i} class="pa-cancelled">
          {words.cancelled(faces(card).name)}
        </small>
      ))}
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
