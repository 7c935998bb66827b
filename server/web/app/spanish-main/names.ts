import type { Game } from '../api/types';

/** Names and texts of cards in the visitor's language, from the game's list of pieces. */
export interface Names {
  name: (card: string) => string;
  text: (card: string) => string;
}

export function names(game: Game | null): Names {
  const pieces = new Map(
    Object.values(game?.pieces ?? {})
      .flat()
      .map((piece) => [piece.id, piece]),
  );
  return {
    name: (card) => pieces.get(card)?.name ?? card,
    text: (card) => pieces.get(card)?.text ?? '',
  };
}
