import type { Branch, Decision, Doc, Option } from '../table/messages';

/** What a player who chooses a battle can know of one side: numbers with the add-ons he has seen. */
export interface Force {
  ship: string;
  cannons: number;
  strength: number;
  /** Add-ons he has not seen. */
  unseen: number;
  /** Witch Doctors on it; "?" for one he has not seen. */
  doctors: string[];
}

/** What is known of a battle before it is fought; the host says who would sink whom. */
export interface Preview {
  own: Force;
  other: Force;
  sinks: boolean;
  sunk: boolean;
}

const list = (doc: Doc | undefined): Branch[] => (Array.isArray(doc) ? (doc as Branch[]) : []);

/**
 * The preview of the battle that an option begins; null where it begins none, or nothing is told of it.
 *
 * @param first the ship that was chosen to fight before, where two are chosen one after the other
 */
export function preview(decision: Decision, option: Option | null, first: string | null): Preview | null {
  const shows = decision.shows as Branch | undefined;
  const parts = (typeof option?.parts === 'object' ? option.parts : {}) as Branch;
  const own = parts.with ?? first;
  const other = parts.attack ?? parts.against;
  const force = (at: Doc | undefined): Force | null => {
    const told = list(shows?.forces).find((one) => one.ship === at);
    return told
      ? {
          ship: String(told.ship),
          cannons: Number(told.cannons),
          strength: Number(told.strength),
          unseen: Number(told.unseen ?? 0),
          doctors: Array.isArray(told.doctors) ? told.doctors.map(String) : [],
        }
      : null;
  };
  const [mine, theirs] = [force(own), force(other)];
  if (!mine || !theirs) {
    return null;
  }
  const battle = list(shows?.battles).find((one) => one.with === own && one.attack === other);
  return { own: mine, other: theirs, sinks: battle?.sinks === true, sunk: battle?.sunk === true };
}
