import type { Branch } from '../table/messages';
import type { Fact } from '../table/facts';
import type { Logged } from '../table/state';
import { read } from '../table/told';
import { wordsNow } from '../words/language';
import { pirateAttackWords } from '../words/pirateAttack';

/** A game of Pirate Attack in numbers. */
export function facts(log: readonly Logged[], _position: Branch, seat: string | null): Fact[] {
  const words = wordsNow(pirateAttackWords);
  const count = (name: string, own?: string) =>
    log.filter((told) => {
      const [event, fields] = read(told);
      return event === name && (own === undefined || fields[own] === seat);
    }).length;
  return [
    { says: words.factBattles, value: String(count('battle-began')) },
    { says: words.factLost, value: String(count('ship-lost')) },
    ...(seat === null ? [] : [{ says: words.factLostOwn, value: String(count('ship-lost', 'owner')) }]),
  ];
}
