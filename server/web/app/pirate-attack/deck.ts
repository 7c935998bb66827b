import type { Game } from '../api/types';
import type { ArtName } from '../look/pictures';

export type Group = 'ship' | 'add-on' | 'play' | 'red' | 'gold' | 'witch-doctor' | 'fortune-teller';

/** All that is drawn of a card. */
export interface Face {
  id: string;
  name: string;
  text: string;
  group: Group;
  /** A ship's cannons, or what an add-on adds to them. */
  cannons: number;
  strength: number;
  art: ArtName;
}

/** Pictures by how the name of a card begins; the longest that fits counts. */
const ART: [string, ArtName][] = [
  ['Sloop', 'sailboat'],
  ['Schooner', 'sailboat'],
  ['Brigantine', 'ship-bow'],
  ['Skilled Blacksmith', 'cannon'],
  ['Lazy Blacksmith', 'anvil'],
  ['Skilled Carpenter', 'hammer-nails'],
  ['Lazy Carpenter', 'hand-saw'],
  ['Spy', 'spyglass'],
  ['Thieving Monkey', 'monkey'],
  ['Knife', 'bowie-knife'],
  ['Thief', 'robber'],
  ['Guard', 'guards'],
  ['High Winds', 'wind-slap'],
  ['Armada', 'anchor'],
  ['Move a Witch Doctor', 'voodoo-doll'],
  ['Steal', 'crystal-ball'],
  ['Sea Creature', 'sea-serpent'],
  ['Close Market', 'closed-doors'],
  ['Open Market', 'shop'],
  ['You Must', 'crossed-sabres'],
  ['Force Someone', 'pointing'],
  ['Force 2', 'duel'],
  ['Saved Gold', 'two-coins'],
  ['The Black Plague', 'plague-doctor-profile'],
  ['Poison', 'poison-bottle'],
  ['Mutiny', 'skull-crossed-bones'],
  ['Storm', 'lightning-storm'],
  ['Fire', 'flame'],
  ['Vaccine', 'syringe'],
  ['Antidote', 'potion-ball'],
  ['Talking Parrot', 'parrot-head'],
  ['Water Bucket', 'empty-wood-bucket'],
  ['Navigator', 'sextant'],
];

/** Cards of the Market are of no group of the deck. */
const BOUGHT: Record<string, Group> = { doctor: 'witch-doctor', teller: 'fortune-teller' };

export type Faces = (id: string) => Face;

/** The faces of all cards, from the game's list of pieces; a card that is not listed still has its name. */
export function facesOf(game: Game | null): Faces {
  const known = new Map<string, Face>();
  for (const [kind, pieces] of Object.entries(game?.pieces ?? {})) {
    for (const piece of pieces) {
      known.set(piece.id, {
        id: piece.id,
        name: piece.name,
        text: piece.text ?? '',
        group: (piece.group ?? BOUGHT[kind] ?? 'play') as Group,
        cannons: Number(piece.cannons ?? 0),
        strength: Number(piece.strength ?? 0),
        art: artOf(piece.id),
      });
    }
  }
  return (id) => known.get(id) ?? { id, name: id, text: '', group: 'play', cannons: 0, strength: 0, art: artOf(id) };
}

function artOf(id: string): ArtName {
  return ART.find(([start]) => id.startsWith(start))?.[1] ?? 'skull-crossed-bones';
}

/** The name of a ship or an add-on without its numbers, which are drawn beside it. */
export const plainName = (name: string) => name.replace(/ [-+−]?\d+(\/\d+)?$/, '');

/** A number that is added: with its sign. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
