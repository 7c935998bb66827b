import type { SameWords } from './language';

const en = {
  title: 'Learn by playing',
  lead: 'A short first game of Spanish Main against a deckhand, who plays at random. A coach at the table explains each thing when you first meet it. About ten minutes.',
  points: 'In four sentences',
  point1: 'Nine ships sail in one row. Some of them are yours, and only you know which.',
  point2: 'In your turn you take one action: move ships with a card, repair, accuse somebody, or pass.',
  point3: 'Then the adventure on the table happens: it gives fame or damage by where the ships stand.',
  point4: 'At the end all secrets are open. Whoever has the most fame wins.',
  name: 'Your name',
  start: 'Begin the first game',
  rules: 'I would rather read the rules',
  mate: 'Deckhand',
  coach: 'Coach',
  next: 'Got it',
  stop: 'No more tips',
  shipsTitle: 'Your secret',
  ships: (names: string) =>
    `This is the row; space 1 is the front. ${names} are yours. Your opponent does not know that: keep it so.`,
  adventureTitle: 'What will happen',
  adventure: (name: string, text: string) =>
    `After your action the adventure “${name}” is executed. ${text} The marks on the ships show what it would do right now.`,
  actionTitle: 'Your turn',
  action:
    'Pick a movement card below, then a ship, and look at the row: it shows how it would stand. Try to bring one of your ships where the adventure does it good. Then confirm.',
  anyShip: 'You may move any ship, also those of others. Moving only your own would give you away.',
  famedTitle: 'Fame',
  famed: (ship: string) =>
    `${ship} gained fame, and it is yours! Fame lies under the ship and counts for its owner at the end.`,
  otherFamedTitle: 'Somebody’s fame',
  otherFamed: (ship: string) => `${ship} gained fame. It is not yours, so watch who cares for that ship.`,
  damagedTitle: 'Damage',
  damaged:
    'A damaged ship gains no fame from adventures. The action Repair mends all damaged ships at once, yours and theirs.',
  watchTitle: 'Watch closely',
  watch: (name: string) =>
    `${name} has had a turn. A clever opponent helps ships of their own: remember which. (This one plays at random.)`,
  accuseTitle: 'Accuse',
  accuse:
    'Do you suspect which ship is whose? Accuse: if you are right, half of the fame under that ship is yours for ever. If you are wrong, you only lose your action.',
  wrongTitle: 'A wrong guess',
  wrong: 'A denied accusation is known to everybody. Fewer ships are left to guess.',
  unmaskedTitle: 'Unmasked',
  unmasked: (pirate: string) => `${pirate} is known to everybody now. Fame in front of a player can never be lost.`,
  pileTitle: 'The pile of adventures',
  pile: 'Fame is made of cards from the pile of adventures: each fame gained takes one more away. So the number of adventures left may drop by several in a turn.',
  lateTitle: 'The end is near',
  late: (n: number) =>
    (n === 1 ? 'One adventure is left in the pile.' : `${n} adventures are left in the pile.`) +
    ' The game ends when they have run out. Fame is made of the same cards, so it may end sooner.',
  overTitle: 'Your first game is over',
  over: 'Now you know it all. Play against a bosun, solve a puzzle, or look back at this game from both sides.',
  toPuzzles: 'Puzzles',
  toReplay: 'Look back',
  toHome: 'Play again',
};

const es: SameWords<typeof en> = {
  title: 'Aprender jugando',
  lead: 'Una corta primera partida de Spanish Main contra un grumete, que juega al azar. Un guía en la mesa explica cada cosa cuando la encuentras por primera vez. Unos diez minutos.',
  points: 'En cuatro frases',
  point1: 'Nueve barcos navegan en una fila. Algunos son tuyos, y solo tú sabes cuáles.',
  point2: 'En tu turno tomas una acción: mover barcos con una carta, reparar, acusar a alguien o pasar.',
  point3: 'Después ocurre la aventura de la mesa: da fama o daño según dónde estén los barcos.',
  point4: 'Al final se descubren todos los secretos. Gana quien tenga más fama.',
  name: 'Tu nombre',
  start: 'Empezar la primera partida',
  rules: 'Prefiero leer las reglas',
  mate: 'Grumete',
  coach: 'Guía',
  next: 'Entendido',
  stop: 'Sin más consejos',
  shipsTitle: 'Tu secreto',
  ships: (names: string) =>
    `Esta es la fila; la casilla 1 es el frente. ${names} son tuyos. Tu rival no lo sabe: que siga así.`,
  adventureTitle: 'Lo que va a pasar',
  adventure: (name: string, text: string) =>
    `Tras tu acción se ejecuta la aventura «${name}». ${text} Las marcas en los barcos muestran lo que haría ahora mismo.`,
  actionTitle: 'Te toca',
  action:
    'Elige abajo una carta de movimiento y luego un barco, y mira la fila: muestra cómo quedaría. Intenta llevar uno de tus barcos adonde la aventura le haga bien. Después confirma.',
  anyShip: 'Puedes mover cualquier barco, también los de otros. Mover solo los tuyos te delataría.',
  famedTitle: 'Fama',
  famed: (ship: string) => `${ship} ganó fama, ¡y es tuyo! La fama está bajo el barco y al final cuenta para su dueño.`,
  otherFamedTitle: 'La fama de alguien',
  otherFamed: (ship: string) => `${ship} ganó fama. No es tuyo, así que fíjate en quién cuida de ese barco.`,
  damagedTitle: 'Daño',
  damaged:
    'Un barco dañado no gana fama con las aventuras. La acción Reparar arregla a la vez todos los barcos dañados, tuyos y ajenos.',
  watchTitle: 'Fíjate bien',
  watch: (name: string) =>
    `${name} ha jugado. Un rival listo ayuda a sus propios barcos: recuerda a cuáles. (Este juega al azar.)`,
  accuseTitle: 'Acusar',
  accuse:
    '¿Sospechas de quién es algún barco? Acusa: si aciertas, la mitad de la fama bajo ese barco es tuya para siempre. Si fallas, solo pierdes tu acción.',
  wrongTitle: 'Un intento fallido',
  wrong: 'Una acusación negada la conocen todos. Quedan menos barcos por adivinar.',
  unmaskedTitle: 'Desenmascarado',
  unmasked: (pirate: string) => `Ahora todos conocen a ${pirate}. La fama delante de un jugador no se puede perder.`,
  pileTitle: 'El mazo de aventuras',
  pile: 'La fama se hace con cartas del mazo de aventuras: cada fama ganada quita una más. Por eso el número de aventuras que quedan puede bajar en varias por turno.',
  lateTitle: 'El final se acerca',
  late: (n: number) =>
    (n === 1 ? 'Queda una aventura en el mazo.' : `Quedan ${n} aventuras en el mazo.`) +
    ' La partida termina cuando se acaban. La fama se hace con las mismas cartas, así que puede acabar antes.',
  overTitle: 'Tu primera partida ha terminado',
  over: 'Ya lo sabes todo. Juega contra un contramaestre, resuelve un problema o repasa esta partida desde ambos lados.',
  toPuzzles: 'Problemas',
  toReplay: 'Repasar',
  toHome: 'Jugar otra vez',
};

/** Words of the first game and its coach. */
export const learnWords = { en, es };
