/** The nine ships and who their pirates are, for drawing. */
export type Nation = 'English' | 'Spanish' | 'Dutch';

export interface ShipFacts {
  nation: Nation;
  pirate: string;
  /** How many masts it is drawn with. */
  masts: 1 | 2 | 3;
}

export const SHIPS: Record<string, ShipFacts> = {
  "Magpie's Bargain": { nation: 'English', pirate: 'Captain Blackheart', masts: 2 },
  'Winter Rose': { nation: 'English', pirate: 'Bess Harrowgate', masts: 3 },
  "Hangman's Jest": { nation: 'English', pirate: 'Silas Thornby', masts: 1 },
  'Estrella de Cádiz': { nation: 'Spanish', pirate: 'Inés Valcárcel', masts: 3 },
  'Santa Leocadia': { nation: 'Spanish', pirate: 'Rodrigo Salvatierra', masts: 2 },
  'Viento Negro': { nation: 'Spanish', pirate: 'Zurdo Montoya', masts: 1 },
  'Gouden Reiger': { nation: 'Dutch', pirate: 'Griet Haverkamp', masts: 2 },
  'Vliegende Snoek': { nation: 'Dutch', pirate: 'Joris van der Zwaan', masts: 1 },
  Zeewolf: { nation: 'Dutch', pirate: 'Piet Kaapvaarder', masts: 3 },
};

export const shipOf = (pirate: string) => Object.keys(SHIPS).find((name) => SHIPS[name].pirate === pirate) ?? '';
export const nationOf = (ship: string): Nation => SHIPS[ship]?.nation ?? 'English';
