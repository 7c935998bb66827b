/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import type { Battle, Side } from './battle';
import { FighterSums } from './FighterSums';
import type { Faces } from './deck';

interface Props {
  battle: Battle;
  faces: Faces;
  /** The viewer: what is good news for him looks like it. */
  seat: string | null;
  /** It is over, and stays until it has been seen. */
  stays: boolean;
  onClose: () => void;
}

/** A battle step by step: the ships that fight, what lies under each, how its numbers add up, who is sunk. */
export function BattlePanel({ battle, faces, seat, stays, onClose }: Props) {
  const words = useWords(pirateAttackWords);
  const [attacker, target] = battle.sides;
  return (
    <section class={`pa-battle ${battle.compared ? 'fired' : ''}`} aria-label={words.battle}>
      <header>
        <h2>
          <Art name="crossed-sabres" /> {words.battleOf(attacker.name, target.name)}
        </h2>
        <Button kind="quiet" class="small" label={words.close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div class="pa-sides">
        <SideSums side={attacker} faces={faces} decided={battle.decided} />
        <SideSums side={target} faces={faces} decided={battle.decided} />
      </div>
      <div class="pa-verdict">
        {battle.compared && (
          <>
            <Shot from={attacker} at={target} seat={seat} />
            <Shot from={target} at={attacker} seat={seat} />
          </>
        )}
      </div>
      <ul class="pa-battle-notes">
        {battle.notes.map((note, i) => (
          <li key={i}>{note}</li>
        ))}
      </ul>
      {stays && (
        <Button kind="main" class="small" onClick={onClose}>
          {words.seen}
        </Button>
      )}
    </section>
  );
}

function Shot({ from, at, seat }: { from: Side; at: Side; seat: string | null }) {
  const words = useWords(pirateAttackWords);
  const [fires, stands] = [from.cannons ?? 0, at.strength ?? 0];
  const good = at.sunk ? from.name === seat : at.name === seat;
  const bad = at.sunk ? at.name === seat : from.name === seat;
  return (
    <p class={good ? 'good' : bad ? 'bad' : ''}>
      {at.sunk ? words.sinks(from.name, fires, at.name, stands) : words.holds(from.name, fires, at.name, stands)}
    </p>
  );
}

function SideSums({ side, faces, decided }: { side: Side; faces: Faces; decided: boolean }) {
  const words = useWords(pirateAttackWords);
  return (
    <div class={`pa-side ${side.sunk ? 'sunk' : ''}`}>
      <h3>{side.name}</h3>
      {side.fighters.map((fighter, i) => (
        <FighterSums key={i} fighter={fighter} faces={faces} decided={decided} />
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
