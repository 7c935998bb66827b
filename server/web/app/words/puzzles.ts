import type { SameWords } from './language';

const en = {
  title: 'Puzzles',
  intro:
    'Positions with one action that wins, whatever the others hold or do. Find it and play it: the captain at the other seat takes its chance.',
  solve: 'Solve it',
  level: (n: number) => ['Easy', 'Harder', 'Tricky'][n - 1] ?? `Level ${n}`,
  own: 'Make your own',
  ownHelp: 'Set up any position, or take a moment of a finished match, and play on from there.',
  toEditor: 'Open the position editor',
  youOwn: 'Your ships',
  adventure: 'Adventure',
  cards: 'Movement cards',
  rowSays: (text: string) => `The row, front first: ${text}`,
  damaged: 'damaged',
  fame: (n: number) => `${n} fame`,
  yours: 'yours',
  guest: 'Guest',
  solved: 'Solved!',
  missed: 'Not this time. Try again: the position waits for you.',
  other: 'To the puzzles',
};

const es: SameWords<typeof en> = {
  title: 'Problemas',
  intro:
    'Posiciones con una acción que gana, tengan lo que tengan los demás y hagan lo que hagan. Encuéntrala y juégala: el capitán del otro asiento aprovechará su ocasión.',
  solve: 'Resolver',
  level: (n: number) => ['Fácil', 'Más difícil', 'Con truco'][n - 1] ?? `Nivel ${n}`,
  own: 'Haz el tuyo',
  ownHelp: 'Prepara cualquier posición, o toma un momento de una partida terminada, y sigue jugando desde ahí.',
  toEditor: 'Abrir el editor de posiciones',
  youOwn: 'Tus barcos',
  adventure: 'Aventura',
  cards: 'Cartas de movimiento',
  rowSays: (text: string) => `La fila, primero el frente: ${text}`,
  damaged: 'dañado',
  fame: (n: number) => `${n} de fama`,
  yours: 'tuyo',
  guest: 'Invitado',
  solved: '¡Resuelto!',
  missed: 'Esta vez no. Inténtalo de nuevo: la posición te espera.',
  other: 'A los problemas',
};

/** Words of the puzzles page. */
export const puzzlesWords = { en, es };
