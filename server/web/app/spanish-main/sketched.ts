import type { Game } from '../api/types';
import type { SketchedShip } from './RowSketch';

type Doc = unknown;
const branch = (doc: Doc): Record<string, Doc> =>
  doc !== null && typeof doc === 'object' && !Array.isArray(doc) ? (doc as Record<string, Doc>) : {};
const list = (doc: Doc): Doc[] => (Array.isArray(doc) ? doc : []);

/** Reads the row of a position for a sketch; ships of this seat are marked. */
export function sketched(view: Doc, seat: string, game: Game | undefined): SketchedShip[] {
  const whole = branch(view);
  const facts = new Map((game?.pieces?.ship ?? []).map((ship) => [ship.id, ship]));
  const mine = new Set(
    list(branch(whole[seat]).pirates).map((doc) => (typeof doc === 'string' ? doc : branch(doc).pirate)),
  );
  return list(whole.row).map((doc) => {
    const berth = branch(doc);
    const ship = typeof doc === 'string' ? doc : String(berth.ship);
    const fame = typeof berth.fame === 'number' ? berth.fame : list(berth.fame).length;
    return {
      ship,
      nation: String(facts.get(ship)?.nation ?? ''),
      damaged: berth.damaged === true,
      fame: fame + (typeof berth.counters === 'number' ? berth.counters : 0),
      yours: mine.has(facts.get(ship)?.pirate),
    };
  });
}

/** Names of cards that lie open in a position, in the visitor's language. */
export function openCards(view: Doc, where: string, kind: string, game: Game | undefined): string[] {
  const names = new Map((game?.pieces?.[kind] ?? []).map((card) => [card.id, card.name]));
  return list(branch(view)[where]).map((card) => names.get(String(card)) ?? String(card));
}
