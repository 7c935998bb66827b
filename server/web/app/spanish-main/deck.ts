import type { ArtName } from '../look/pictures';
import type { Nation } from './ships';

/** What a movement card does to the row: only for previews, the server decides. Negative: towards the front. */
export type Movement =
  | { kind: 'ship'; by: number }
  | { kind: 'pair'; by: number }
  | { kind: 'nation'; nation: Nation; by: number }
  | { kind: 'sabotage' }
  | { kind: 'fog' };

/** What an adventure does to the row: only for forecasts, the server decides. */
export type Adventure =
  | { kind: 'award'; spaces: number[] }
  | { kind: 'award-first'; ships: number; fame: number }
  | { kind: 'cursed-treasure' }
  | { kind: 'damage'; spaces: number[] }
  | { kind: 'damage-first' }
  | { kind: 'damage-last'; ships: number }
  | { kind: 'lose'; spaces: number[] }
  | { kind: 'mutiny' }
  | { kind: 'attack'; nation: Nation }
  | { kind: 'loot'; nation: Nation };

export const MOVEMENTS: Record<string, { art: ArtName; does: Movement }> = {
  'Full Speed Ahead!': { art: 'wind-slap', does: { kind: 'ship', by: -6 } },
  'Lost at Sea': { art: 'life-buoy', does: { kind: 'ship', by: 6 } },
  'Temporary Alliance': { art: 'sailboat', does: { kind: 'pair', by: -3 } },
  'Caught in a Rip': { art: 'big-wave', does: { kind: 'pair', by: 3 } },
  'English Advance': { art: 'ship-bow', does: { kind: 'nation', nation: 'English', by: -2 } },
  'Spanish Advance': { art: 'ship-bow', does: { kind: 'nation', nation: 'Spanish', by: -2 } },
  'Dutch Advance': { art: 'ship-bow', does: { kind: 'nation', nation: 'Dutch', by: -2 } },
  'English Retreat': { art: 'anchor', does: { kind: 'nation', nation: 'English', by: 2 } },
  'Spanish Retreat': { art: 'anchor', does: { kind: 'nation', nation: 'Spanish', by: 2 } },
  'Dutch Retreat': { art: 'anchor', does: { kind: 'nation', nation: 'Dutch', by: 2 } },
  'Sabotage!': { art: 'hammer-nails', does: { kind: 'sabotage' } },
  'There Be Fog Ahead!': { art: 'fog', does: { kind: 'fog' } },
};

export const ADVENTURES: Record<string, { art: ArtName; does: Adventure }> = {
  'Ancient Relics': { art: 'totem-mask', does: { kind: 'award', spaces: [1, 2, 3] } },
  'Native Alliance': { art: 'totem', does: { kind: 'award', spaces: [1, 2, 3] } },
  'Island Discovery': { art: 'island', does: { kind: 'award', spaces: [1, 2, 3, 4] } },
  Parley: { art: 'shaking-hands', does: { kind: 'award', spaces: [1, 2, 3, 4] } },
  "Neptune's Favor": { art: 'trident', does: { kind: 'award', spaces: [1, 3, 5] } },
  'Treasure Map': { art: 'treasure-map', does: { kind: 'award-first', ships: 3, fame: 1 } },
  'Legendary Treasure': { art: 'open-treasure-chest', does: { kind: 'award-first', ships: 2, fame: 2 } },
  Mermaids: { art: 'mermaid', does: { kind: 'award', spaces: [2, 4, 6] } },
  'Secret Charts': { art: 'compass', does: { kind: 'award-first', ships: 2, fame: 1 } },
  'Cursed Treasure': { art: 'mimic-chest', does: { kind: 'cursed-treasure' } },
  'Storm Ahead': { art: 'lightning-storm', does: { kind: 'damage-last', ships: 2 } },
  Maelstrom: { art: 'vortex', does: { kind: 'damage-last', ships: 1 } },
  'Ghost Ship': { art: 'ghost', does: { kind: 'lose', spaces: [7, 8, 9] } },
  Volcano: { art: 'volcano', does: { kind: 'damage-first' } },
  Kraken: { art: 'kraken-tentacle', does: { kind: 'damage', spaces: [4, 6, 8] } },
  'Cursed Waters': { art: 'wave-crest', does: { kind: 'damage', spaces: [5, 7, 9] } },
  'Cursed Ship': { art: 'ship-wreck', does: { kind: 'lose', spaces: [1, 2] } },
  Mutiny: { art: 'crossed-sabres', does: { kind: 'mutiny' } },
  'English Attack': { art: 'pirate-cannon', does: { kind: 'attack', nation: 'English' } },
  'Spanish Attack': { art: 'pirate-cannon', does: { kind: 'attack', nation: 'Spanish' } },
  'Dutch Attack': { art: 'pirate-cannon', does: { kind: 'attack', nation: 'Dutch' } },
  'English Loot': { art: 'robber-hand', does: { kind: 'loot', nation: 'English' } },
  'Spanish Loot': { art: 'robber-hand', does: { kind: 'loot', nation: 'Spanish' } },
  'Dutch Loot': { art: 'robber-hand', does: { kind: 'loot', nation: 'Dutch' } },
};
