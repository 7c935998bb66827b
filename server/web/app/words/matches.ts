import type { SameWords } from './language';

const en = {
  title: 'My matches',
  none: 'You have not sat down at a table yet.',
  noneHelp: 'Take a seat in the lobby, or let a short first game teach you.',
  toLobby: 'To the lobby',
  toLearn: 'Learn by playing',
  yourTurn: 'Your turn',
  waiting: 'Waiting for others',
  open: 'Open tables',
  over: 'Finished',
  resume: 'Go on',
  look: 'Look',
  replay: 'Replay',
  turnOf: (names: string) => `${names} to play`,
  won: 'Won',
  lost: (place: number) => `Place ${place}`,
  abandoned: 'Ended without a winner',
  puzzle: 'Puzzle',
  solved: 'Solved',
  unsolved: 'Not solved',
  more: 'Show older ones',
  free: 'free seat',
};

const es: SameWords<typeof en> = {
  title: 'Mis partidas',
  none: 'Aún no te has sentado a ninguna mesa.',
  noneHelp: 'Toma asiento en el vestíbulo, o deja que una corta primera partida te enseñe.',
  toLobby: 'Al vestíbulo',
  toLearn: 'Aprender jugando',
  yourTurn: 'Te toca',
  waiting: 'Esperando a otros',
  open: 'Mesas abiertas',
  over: 'Terminadas',
  resume: 'Seguir',
  look: 'Mirar',
  replay: 'Repetición',
  turnOf: (names: string) => `Le toca a ${names}`,
  won: 'Ganada',
  lost: (place: number) => `Puesto ${place}`,
  abandoned: 'Terminó sin ganador',
  puzzle: 'Problema',
  solved: 'Resuelto',
  unsolved: 'Sin resolver',
  more: 'Mostrar anteriores',
  free: 'asiento libre',
};

/** Words of the visitor's own list of matches. */
export const matchesWords = { en, es };
