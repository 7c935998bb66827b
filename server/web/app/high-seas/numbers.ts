import type { Fact } from '../table/facts';
import type { Branch } from '../table/messages';
import type { Logged } from '../table/state';
import { read } from '../table/told';
import { highSeasWords } from '../words/highSeas';
import { wordsNow } from '../words/language';
import { look } from './sight';

/** A game of High Seas in numbers: gold, shots, masts, sinkings, and how the dice fell. */
export function facts(log: readonly Logged[], position: Branch): Fact[] {
  const words = wordsNow(highSeasWords);
  const events = log.map(read);
  const of = (name: string) => events.filter(([one]) => one === name).map(([, fields]) => fields);
  const shots = of('cannon-fired');
  const hits = shots.filter((shot) => shot.hit === true).length;
  const mean = shots.reduce((sum, shot) => sum + Number(shot.die), 0) / Math.max(1, shots.length);
  const gold = look(position).players.reduce((sum, player) => sum + player.gold, 0);
  return [
    { says: words.factGold, value: String(gold) },
    ...(shots.length > 0
      ? [
          { says: words.factShots, value: words.factHits(hits, shots.length) },
          { says: words.factDice, value: mean.toFixed(1) },
        ]
      : []),
    { says: words.factMasts, value: String(of('mast-lost').length) },
    { says: words.factSunk, value: String(of('ship-sunk').length) },
    ...(of('ship-rammed').length > 0 ? [{ says: words.factRams, value: String(of('ship-rammed').length) }] : []),
  ];
}
