import type { SameWords } from './language';

const en = {
  goal: 'Be the last player with a ship afloat.',
  goalFame: 'The most fame wins when the limit is reached.',
  lead: 'Launch ships, hide help under your own and trouble under the others, and be the last one afloat. A short game of about ten minutes against two deckhands, who play at random.',
  farewell:
    'Whoever had the last ships afloat has won; fame only shows who fought best. Next, play a full game against bosuns, or look back at this one with all cards open.',
  goalTitle: 'Your goal',
  goalText: 'The last player with a ship afloat wins. The other two already have one each, and you have none yet.',
  drawTitle: 'First, draw a card',
  draw: 'Every turn begins this way. Press a pile, or the gold button below. All three piles are alike.',
  shipTitle: 'Then play a card: a ship',
  ship: 'You need a ship. 7/8 means 7 cannons and a strength of 8, so bigger is better. Press a ship in your hand, then its place in your row.',
  addOnTitle: 'Secret cards',
  addOn:
    'Blacksmiths change cannons, Carpenters change strength. Put plus cards under your own ships and minus cards under somebody else’s. They lie face down: only you know what you put there.',
  attackTitle: 'You have to attack',
  attack:
    'Choose one of your ships and a target. Both fire at once: a ship sinks if the other has at least as many cannons as it has strength. The line below counts what you know; hidden cards may change it.',
  battleTitle: 'How a battle is decided',
  battle:
    'Cards hidden under both ships were turned over and added up, then both fired at once. Whoever sinks a ship and survives wins gold. You can look at the last battle again below the table.',
  marketTitle: 'You have gold',
  market: (price: number) =>
    `At the Market a card costs ${price} gold. A Witch Doctor puts a curse on any ship; a Fortune Teller saves your own ships from one. You may buy before you draw and after you play.`,
  doctorTitle: 'A curse for somebody',
  doctor: 'Put it on a ship you want to see go down. It stays face down until that ship fights.',
  keepTitle: 'Cards worth keeping',
  keep: 'A Guard stops a Thief, a Knife stops a Thieving Monkey, a Spy stops a Spy. Keep them in your hand: you are asked when you can use them.',
  reactTitle: 'You can block this',
  react:
    'Somebody plays a card on you, and you hold the card that stops it. Blocking costs nothing: you draw a new card.',
  discardTitle: 'Nothing to play',
  discard: 'None of your cards can be played right now. Only then you may discard one.',
  lostTitle: 'You lost a ship',
  lost: 'You stay in the game as long as you have a ship or cards to play. Launch another one soon.',
  lateTitle: 'The piles are running out',
  late: (n: number) =>
    `Only ${n} ${n === 1 ? 'card is' : 'cards are'} left to draw. After that everyone plays out their hand, so get your ships to sea.`,
  lastTitle: 'The last phase',
  last: 'Nothing is left to draw. Play your hand; once it is empty you have to attack every turn, until only one player has ships.',
  howGoal: 'The goal',
  howGoalText: 'Be the last player with a ship afloat.',
  howShips: 'Your turn',
  howShipsText:
    'Draw a card, then play one. Ships go face up in front of you: 7/8 means 7 cannons and a strength of 8. If you cannot play any card, discard one.',
  howAddOns: 'Hidden cards',
  howAddOnsText:
    'Blacksmiths change cannons and Carpenters change strength. They go face down under any ship: plus under yours, minus under theirs. Only you know what you placed.',
  howBattle: 'Battles',
  howBattleText:
    'A red card takes effect as soon as it is drawn, and somebody has to attack. Hidden cards are turned over, both sides fire at once, and a ship sinks if the other side’s cannons are at least its strength. Sink a ship and survive to win gold.',
  howCards: 'Tricks',
  howCardsText:
    'Spies, Thieves and Thieving Monkeys go for hands and gold; Spies, Guards and Knives in your hand block them. An Armada makes ships fight as one, a Sea Creature sinks a weak ship without a battle.',
  howMarket: 'The Market',
  howMarketText:
    'Spend gold before you draw or after you play. A Witch Doctor is a curse that strikes in a ship’s next battle; the right Fortune Teller saves your ship from it.',
  howEnd: 'The end',
  howEndText:
    'Once the piles are empty, everyone plays out their hand; a player without cards has to attack. The last ships afloat win. Fame Points count sunk ships and clever tricks, for glory only, unless you agree on a time limit or a fame target.',
};

const es: SameWords<typeof en> = {
  goal: 'Sé el último jugador con un barco a flote.',
  goalFame: 'Al llegar al límite gana quien tenga más fama.',
  lead: 'Bota barcos, esconde ayudas bajo los tuyos y problemas bajo los ajenos, y sé el último a flote. Una partida corta, de unos diez minutos, contra dos grumetes que juegan al azar.',
  farewell:
    'Ha ganado quien tenía los últimos barcos a flote; la fama solo dice quién ha luchado mejor. Ahora prueba una partida completa contra contramaestres, o repasa esta con todas las cartas a la vista.',
  goalTitle: 'Tu objetivo',
  goalText: 'Gana el último jugador con un barco a flote. Los otros dos ya tienen uno cada uno, y tú aún ninguno.',
  drawTitle: 'Primero, roba una carta',
  draw: 'Todos los turnos empiezan así. Pulsa un montón o el botón dorado de abajo. Los tres montones son iguales.',
  shipTitle: 'Después juega una carta: un barco',
  ship: 'Necesitas un barco. 7/8 significa 7 cañones y una resistencia de 8: cuanto más, mejor. Pulsa un barco de tu mano y después su sitio en tu fila.',
  addOnTitle: 'Cartas secretas',
  addOn:
    'Los herreros cambian los cañones y los carpinteros la resistencia. Pon las positivas bajo tus barcos y las negativas bajo los ajenos. Quedan boca abajo: solo tú sabes qué has puesto.',
  attackTitle: 'Tienes que atacar',
  attack:
    'Elige uno de tus barcos y un objetivo. Los dos disparan a la vez: un barco se hunde si el otro tiene al menos tantos cañones como él resistencia. La línea de abajo cuenta lo que sabes; las cartas ocultas pueden cambiarlo.',
  battleTitle: 'Cómo se decide una batalla',
  battle:
    'Se descubrieron y sumaron las cartas ocultas bajo los dos barcos, y los dos dispararon a la vez. Quien hunde un barco y sobrevive gana oro. Puedes volver a ver la última batalla debajo de la mesa.',
  marketTitle: 'Tienes oro',
  market: (price) =>
    `En el mercado cada carta cuesta ${price} de oro. Un brujo maldice cualquier barco; una adivina salva a los tuyos de una maldición. Puedes comprar antes de robar y después de jugar.`,
  doctorTitle: 'Una maldición para alguien',
  doctor: 'Ponla en un barco que quieras ver hundido. Queda boca abajo hasta que ese barco luche.',
  keepTitle: 'Cartas que conviene guardar',
  keep: 'Un guardia detiene a un ladrón; un cuchillo, a un mono ladrón; un espía, a un espía. Guárdalas en la mano: se te preguntará cuando puedas usarlas.',
  reactTitle: 'Puedes bloquearlo',
  react: 'Alguien juega una carta contra ti, y tú tienes la que la detiene. Bloquear no cuesta nada: robas otra carta.',
  discardTitle: 'Nada que jugar',
  discard: 'Ahora no puedes jugar ninguna carta. Solo entonces puedes descartar una.',
  lostTitle: 'Has perdido un barco',
  lost: 'Sigues en la partida mientras tengas un barco o cartas que jugar. Bota otro pronto.',
  lateTitle: 'Los montones se acaban',
  late: (n) =>
    `Solo ${n === 1 ? 'queda 1 carta' : `quedan ${n} cartas`} por robar. Después cada uno juega su mano, así que bota tus barcos.`,
  lastTitle: 'La última fase',
  last: 'Ya no queda nada que robar. Juega tu mano; cuando se acabe, tienes que atacar en cada turno hasta que solo un jugador tenga barcos.',
  howGoal: 'El objetivo',
  howGoalText: 'Ser el último jugador con un barco a flote.',
  howShips: 'Tu turno',
  howShipsText:
    'Roba una carta y después juega una. Los barcos van boca arriba delante de ti: 7/8 significa 7 cañones y una resistencia de 8. Si no puedes jugar ninguna carta, descarta una.',
  howAddOns: 'Cartas ocultas',
  howAddOnsText:
    'Los herreros cambian los cañones y los carpinteros la resistencia. Van boca abajo bajo cualquier barco: las positivas bajo los tuyos, las negativas bajo los ajenos. Solo tú sabes lo que has puesto.',
  howBattle: 'Batallas',
  howBattleText:
    'Una carta roja surte efecto en cuanto se roba, y alguien tiene que atacar. Se descubren las cartas ocultas, los dos bandos disparan a la vez, y un barco se hunde si los cañones del otro llegan a su resistencia. Quien hunde un barco y sobrevive gana oro.',
  howCards: 'Trucos',
  howCardsText:
    'Espías, ladrones y monos ladrones van a por manos y oro; espías, guardias y cuchillos en tu mano los bloquean. Una armada hace luchar a varios barcos como uno, y una criatura marina hunde un barco débil sin batalla.',
  howMarket: 'El mercado',
  howMarketText:
    'Gasta oro antes de robar o después de jugar. Un brujo es una maldición que actúa en la próxima batalla de un barco; la adivina adecuada salva al tuyo.',
  howEnd: 'El final',
  howEndText:
    'Cuando se acaban los montones, cada uno juega su mano, y quien no tiene cartas tiene que atacar. Ganan los últimos barcos a flote. Los puntos de fama cuentan barcos hundidos y buenos trucos, solo por la gloria, salvo que haya límite de tiempo o meta de fama.',
};

/** Words of the first game of Pirate Attack, and of how to play it. */
export const pirateAttackLessonWords = { en, es };
