/** The games by the first letters of their clauses. */
const BOOKS: Record<string, string> = { SM: 'spanish-main', PA: 'pirate-attack' };

/** Says to which game a clause or ruling belongs. */
export function gameOf(clause: string): string {
  return BOOKS[clause.split('-')[0]] ?? 'high-seas';
}
