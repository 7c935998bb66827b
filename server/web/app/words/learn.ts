import type { SameWords } from './language';

const en = {
  title: 'Learn by playing',
  lead: 'A short first game against a computer captain. A coach at the table explains each thing when you first meet it.',
  choose: (game: string) => `Learn ${game}`,
  firstOf: (game: string) => `Your first game of ${game}`,
  howTo: (game: string) => `How to play ${game}`,
  firstGame: 'Learn it in a first game',
  otherGames: 'The other games',
  name: 'Your name',
  start: 'Start the first game',
  rules: 'Read all the rules',
  coach: 'Coach',
  next: 'Got it',
  stop: 'No more tips',
  overTitle: 'Your first game is over',
  toPuzzles: 'Puzzles',
  toReplay: 'Look back',
  toHome: 'Play again',
};

const es: SameWords<typeof en> = {
  title: 'Aprender jugando',
  lead: 'Una primera partida corta contra un capitán del ordenador. Un guía en la mesa explica cada cosa la primera vez que aparece.',
  choose: (game: string) => `Aprender ${game}`,
  firstOf: (game: string) => `Tu primera partida de ${game}`,
  howTo: (game: string) => `Cómo se juega a ${game}`,
  firstGame: 'Apréndelo en una primera partida',
  otherGames: 'Los otros juegos',
  name: 'Tu nombre',
  start: 'Empezar la primera partida',
  rules: 'Leer todas las reglas',
  coach: 'Guía',
  next: 'Entendido',
  stop: 'Sin más consejos',
  overTitle: 'Tu primera partida ha terminado',
  toPuzzles: 'Problemas',
  toReplay: 'Repasar',
  toHome: 'Jugar otra vez',
};

/** Words of the first games and their coach. */
export const learnWords = { en, es };
