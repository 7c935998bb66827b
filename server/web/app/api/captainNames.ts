import type { Game, SeatPlan } from './types';

/** Gives captains the names of their levels in the visitor's language; several of one level are numbered. */
export function withCaptainNames(seats: readonly SeatPlan[], game: Game | null | undefined, me: string): SeatPlan[] {
  const taken = new Set([me, ...seats.map((seat) => seat.name ?? '')].map((name) => name.toLowerCase()));
  return seats.map((seat) => {
    const level = seat.sits === 'captain' ? game?.levels?.find((one) => one.id === seat.level)?.name : undefined;
    if (!level || seat.name) {
      return seat;
    }
    let name = level;
    for (let n = 2; taken.has(name.toLowerCase()); n++) {
      name = `${level} ${n}`;
    }
    taken.add(name.toLowerCase());
    return { ...seat, name };
  });
}
