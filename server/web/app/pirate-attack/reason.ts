import type { Branch, Option } from '../table/messages';
import { wordsNow } from '../words/language';
import { pirateAttackReasons } from '../words/pirateAttackReasons';
import { look } from './sight';

/** What speaks for a choice, by what it names; empty where nothing plain does. */
export function reason(view: Branch, seat: string | null, option: Option): string {
  const words = wordsNow(pirateAttackReasons);
  const parts = (typeof option.parts === 'object' ? option.parts : {}) as Branch;
  const sight = look(view, seat);
  const card = String(parts.play ?? '');
  const owner = String(parts.target ?? parts.curse ?? parts.attack ?? '').replace(/\.ships\[\d+]$/, '');
  const victim = sight.players.find((player) => player.name === owner);
  const own = owner === seat;
  if ('draw' in parts) {
    return words.draw;
  }
  if ('place' in parts) {
    return words.ship(sight.players.find((player) => player.name === seat)?.ships.length ?? 0);
  }
  if (/^(Skilled|Lazy) /.test(card)) {
    return own ? (card.startsWith('Skilled') ? words.strengthen : words.rid) : words.weaken(owner);
  }
  if (card.startsWith('Thief') && victim) {
    return words.gold(victim.name, victim.gold);
  }
  if (card.startsWith('Sea Creature')) {
    return words.creature;
  }
  if (card === 'Spy' || card === 'Thieving Monkey') {
    return words.hand(owner);
  }
  if (card.startsWith('Close Market')) {
    return words.close;
  }
  if (card.startsWith('Open Market')) {
    return words.open;
  }
  if (card === 'High Winds') {
    return own ? words.windsOwn : words.winds(owner);
  }
  if (card === 'Armada') {
    return words.armada;
  }
  if ('curse' in parts) {
    return words.curse(owner);
  }
  if ('attack' in parts) {
    return words.attack;
  }
  if ('buy' in parts) {
    return parts.buy === 'Witch Doctor' ? words.buyDoctor : words.buyTeller;
  }
  if ('react' in parts) {
    return words.react;
  }
  if ('discard' in parts) {
    return words.discard;
  }
  return '';
}
