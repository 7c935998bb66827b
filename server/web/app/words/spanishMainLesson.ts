import type { SameWords } from './language';

const en = {
  goal: 'Goal: the most fame at the end, under your secret ships and in front of you.',
  lead: 'Nine ships, and nobody knows whose they are. A short game of about ten minutes against a deckhand, who plays at random.',
  farewell:
    'The player with the most fame has won: fame under their ships plus fame in front of them. Next, take on a bosun, or look back at this game with all secrets open.',
  shipsTitle: 'Your secret',
  ships: (names: string) =>
    `This is the row of ships, with the leader on space 1. ${names} are yours, and your opponent does not know it. Keep it that way.`,
  adventureTitle: 'What happens next',
  adventure: (name: string, text: string) =>
    `After your action the adventure “${name}” takes effect. ${text} The marks on the ships show what it would do right now.`,
  actionTitle: 'Your turn',
  action:
    'Pick a movement card below, then a ship. The row shows where the ships would end up. Try to put one of your ships where the adventure helps it, then confirm.',
  anyShip: 'You may move any ship. Moving only your own would give you away.',
  famedTitle: 'Fame',
  famed: (ship: string) => `There is fame under ${ship}, and that ship is yours. It counts for its owner at the end.`,
  otherFamedTitle: 'Somebody’s fame',
  otherFamed: (ship: string) => `There is fame under ${ship}. It is not yours, so watch who looks after that ship.`,
  damagedTitle: 'Damage',
  damaged:
    'A damaged ship gains no fame from adventures. The Repair action fixes every damaged ship at once, yours and theirs.',
  watchTitle: 'Watch closely',
  watch:
    'Your opponent has had a turn. Clever opponents help their own ships, so remember which ones gain. (This one plays at random.)',
  accuseTitle: 'Accuse',
  accuse:
    'Think you know which ship is whose? Accuse! If you are right, half of the fame under that ship is yours for good. If you are wrong, you have only lost your action.',
  wrongTitle: 'A wrong guess',
  wrong: 'Everybody hears a denied accusation. That leaves fewer ships to guess from.',
  unmaskedTitle: 'Unmasked',
  unmasked: (pirate: string) => `Everybody knows ${pirate} now. Fame in front of a player can never be lost.`,
  pileTitle: 'The adventure pile',
  pile: 'Fame is paid in cards from the adventure pile, so the pile can shrink by several cards in a turn.',
  lateTitle: 'The end is near',
  late: (n: number) =>
    (n === 1 ? 'One adventure is left in the pile.' : `${n} adventures are left in the pile.`) +
    ' The game ends when they run out, and every fame gained takes another.',
  howShips: 'Secret ships',
  howShipsText: 'Nine ships sail in one row. Two or three of them are yours, and only you know which.',
  howAction: 'One action a turn',
  howActionText: 'Play a movement card, repair all damaged ships, accuse somebody, or pass.',
  howMove: 'Move any ship',
  howMoveText: 'A card moves a ship forward or back, and the others close up. You may move ships of other players too.',
  howAdventure: 'Then the adventure strikes',
  howAdventureText: 'It brings fame or trouble, depending on where each ship is in the row.',
  howDamage: 'Damage',
  howDamageText: 'A damaged ship gains no fame from adventures until somebody repairs.',
  howAccuse: 'Accuse',
  howAccuseText:
    'Name a player and a pirate. If you are right, half of the fame under that ship is yours for good; if not, your turn is over.',
  howEnd: 'The end',
  howEndText: 'The game ends when the adventures run out. All pirates are revealed, and the most fame wins.',
};

const es: SameWords<typeof en> = {
  goal: 'Objetivo: acabar con más fama que nadie, bajo tus barcos secretos y delante de ti.',
  lead: 'Nueve barcos, y nadie sabe de quién son. Una partida corta, de unos diez minutos, contra un grumete que juega al azar.',
  farewell:
    'Ha ganado quien más fama tiene: la de debajo de sus barcos más la que tiene delante. Ahora enfréntate a un contramaestre o repasa esta partida con todos los secretos a la vista.',
  shipsTitle: 'Tu secreto',
  ships: (names: string) =>
    `Esta es la fila de barcos; el primero está en la casilla 1. ${names} son tuyos y tu rival no lo sabe. Que siga así.`,
  adventureTitle: 'Lo que va a pasar',
  adventure: (name: string, text: string) =>
    `Tras tu acción se resuelve la aventura «${name}». ${text} Las marcas de los barcos muestran lo que haría ahora mismo.`,
  actionTitle: 'Te toca',
  action:
    'Elige abajo una carta de movimiento y luego un barco. La fila muestra dónde quedarían los barcos. Intenta dejar uno de los tuyos donde la aventura lo favorezca y confirma.',
  anyShip: 'Puedes mover cualquier barco. Si solo mueves los tuyos, te delatas.',
  famedTitle: 'Fama',
  famed: (ship: string) => `Hay fama bajo ${ship}, y ese barco es tuyo. Al final cuenta para su dueño.`,
  otherFamedTitle: 'La fama de alguien',
  otherFamed: (ship: string) => `Hay fama bajo ${ship}. No es tuyo, así que fíjate en quién lo cuida.`,
  damagedTitle: 'Daño',
  damaged:
    'Un barco dañado no gana fama con las aventuras. La acción Reparar arregla a la vez todos los barcos dañados, tuyos y ajenos.',
  watchTitle: 'Fíjate bien',
  watch:
    'Tu rival ya ha jugado. Un rival listo favorece a sus propios barcos: recuerda cuáles salen ganando. (Este juega al azar.)',
  accuseTitle: 'Acusar',
  accuse:
    '¿Crees saber de quién es algún barco? ¡Acusa! Si aciertas, la mitad de la fama que hay bajo ese barco es tuya para siempre. Si fallas, solo has perdido la acción.',
  wrongTitle: 'Una acusación fallida',
  wrong: 'Todos oyen una acusación negada. Quedan menos barcos entre los que adivinar.',
  unmaskedTitle: 'Desenmascarado',
  unmasked: (pirate: string) =>
    `Ya todos saben quién es ${pirate}. La fama que un jugador tiene delante no se puede perder.`,
  pileTitle: 'El mazo de aventuras',
  pile: 'La fama se paga con cartas del mazo de aventuras, así que el mazo puede bajar varias cartas en un turno.',
  lateTitle: 'El final se acerca',
  late: (n: number) =>
    (n === 1 ? 'Queda una aventura en el mazo.' : `Quedan ${n} aventuras en el mazo.`) +
    ' La partida termina cuando se agotan, y cada punto de fama gasta una más.',
  howShips: 'Barcos secretos',
  howShipsText: 'Nueve barcos navegan en fila. Dos o tres son tuyos, y solo tú sabes cuáles.',
  howAction: 'Una acción por turno',
  howActionText: 'Juega una carta de movimiento, repara todos los barcos dañados, acusa a alguien o pasa.',
  howMove: 'Mueve cualquier barco',
  howMoveText:
    'Una carta adelanta o atrasa un barco y los demás cierran filas. También puedes mover barcos de otros jugadores.',
  howAdventure: 'Después llega la aventura',
  howAdventureText: 'Trae fama o problemas, según la casilla de la fila en que esté cada barco.',
  howDamage: 'Daño',
  howDamageText: 'Un barco dañado no gana fama con las aventuras hasta que alguien repara.',
  howAccuse: 'Acusar',
  howAccuseText:
    'Nombra a un jugador y a un pirata. Si aciertas, la mitad de la fama bajo ese barco es tuya para siempre; si no, se acabó tu turno.',
  howEnd: 'El final',
  howEndText:
    'La partida termina cuando se agotan las aventuras. Se descubren todos los piratas y gana quien más fama tiene.',
};

/** What Spanish Main says to who has never played it: its goal, its coach, its one page of rules. */
export const spanishMainLessonWords = { en, es };
