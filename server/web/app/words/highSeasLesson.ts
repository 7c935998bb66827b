import type { SameWords } from './language';

const en = {
  lead: 'A small sea, two ships each, and treasure next door. A game of five to ten minutes against a deckhand who makes mistakes.',
  farewell:
    'Gold brought home decides the game: whoever has more than half of it at home wins at once. Next, play a whole game with two ships each, or watch this one again.',
  fleetTitle: 'Your fleet',
  fleet: (fetcher: string, fighter: string, half: number) =>
    `The red ships are yours. ${fetcher} has room for treasure, ${fighter} has guns and a Captain. You win as soon as more than ${half} gold lies at your home island, the one with the red flag.`,
  moveTitle: 'One thing each',
  move: (fetcher: string) =>
    `On your turn each ship does one thing: move, shoot, explore or repair. Begin with ${fetcher}: press Move.`,
  courseTitle: 'Set a course',
  course: (island: string) =>
    `Coins lie on ${island}. Press it on the chart or in the list: what “arrives now” can be reached this turn. Then press Sail.`,
  dockedTitle: 'Docked',
  docked: (ship: string, island: string) =>
    `${ship} touches ${island} with her bow: she is docked. She can explore it on your next turn. Now give your other ship an order.`,
  fightTitle: 'Guns',
  fight: (ship: string) =>
    `${ship} is for fighting. “Into range” brings her guns to bear on an enemy. Thanks to her Captain she may shoot right after moving. Steer clear of ramming for now: it pins your own ship.`,
  fireTitle: 'Fire!',
  fire: 'A cannon hits on a roll above its rank: a 3S hits on 4 to 6. Every hit takes a mast, and the cannon with it. A ship without masts is derelict; the next hit sinks her.',
  endTitle: 'Done for this turn',
  end: 'Both ships have acted. End your turn and watch what the enemy does.',
  enemyTitle: 'Meanwhile',
  enemy:
    'The enemy has had a turn; the log tells what happened. They fetch gold too, and a ship that carries coins can be rammed and boarded for them.',
  signsTitle: 'Reading the lists',
  signs:
    'Beside each ship stand her cannons: 3L hits on a roll above 3, as far as L. Below are her coins and crew. Press a ship to see her card.',
  exploreTitle: 'Treasure',
  explore: (ship: string, island: string) =>
    `${ship} has been docked at ${island} since your turn began: press Explore.`,
  cargoTitle: 'Load',
  cargo:
    'Press the coins you want, or take the best that fit. Each coin and each crew fills one space. Then press Done.',
  homeTitle: 'Home',
  home: (ship: string, gold: number) =>
    `${ship} carries ${gold} gold. Sail home: when her bow touches your island, it is unloaded at once.`,
  mastTitle: 'Hit',
  mast: 'You lose a mast, and you choose which. Its cannon goes with it. Masts are repaired at home, one a turn.',
  derelictTitle: 'Derelict',
  derelict: (ship: string) =>
    `${ship} has no masts left. She cannot sail or shoot. Another ship can touch her bow and take her in tow, even an enemy: then she changes sides.`,
  boardTitle: 'Boarding',
  board:
    'After a ram you may board: both sides roll a die and add their masts. The loser gives up a coin or a crew. Look at the odds before you decide.',
  // how to play
  howGoal: 'Bring home the gold',
  howGoalText: 'More than half of all the gold at your home island wins at once. Coins lie on the wild islands.',
  howTurn: 'One thing per ship',
  howTurnText: 'On your turn each of your ships does one thing: move, shoot, explore or repair. Crew lets her do more.',
  howMove: 'Sail in segments',
  howMoveText:
    'A ship’s speed is a row of segments, S short and L long. Before each one she may turn. Touching anything ends the move.',
  howDock: 'Dock, then explore',
  howDockText:
    'Touch a wild island with your bow to dock. Explore it on your next turn and load what fits. At home, coins unload automatically.',
  howShoot: 'Shoot',
  howShootText:
    'Each mast has a cannon: 3L hits on a roll above 3, within L. Nothing may be in the way, and ships at home are safe.',
  howHits: 'Masts',
  howHitsText:
    'A hit costs a mast. Without masts a ship drifts, and the next hit sinks her. Tow a derelict by her bow: she is yours.',
  howRam: 'Ram and board',
  howRamText:
    'Sail your bow into an enemy: a roll above her masts costs her one, and you are pinned. Then you may board: die plus masts, and the loser gives up a coin or a crew.',
  howEnd: 'The end',
  howEndText: 'If nobody gets more than half, most gold wins when time is up or a fleet can never move again.',
};

const es: SameWords<typeof en> = {
  lead: 'Un mar pequeño, dos barcos por bando y un tesoro al lado. Una partida de cinco a diez minutos contra un grumete que se equivoca.',
  farewell:
    'Decide el oro llevado a casa: quien tiene allí más de la mitad gana al instante. Ahora juega una partida entera con dos barcos por bando, o mira esta otra vez.',
  fleetTitle: 'Tu flota',
  fleet: (fetcher, fighter, half) =>
    `Los barcos rojos son tuyos. ${fetcher} tiene sitio para tesoros, ${fighter} lleva cañones y un capitán. Ganas en cuanto haya más de ${half} de oro en tu isla de origen, la de la bandera roja.`,
  moveTitle: 'Una cosa cada uno',
  move: (fetcher) =>
    `En tu turno cada barco hace una cosa: mover, disparar, explorar o reparar. Empieza con ${fetcher}: pulsa Mover.`,
  courseTitle: 'Traza un rumbo',
  course: (island) =>
    `Hay monedas en ${island}. Púlsala en la carta o en la lista: a lo que «llega ya» se llega este turno. Luego pulsa Navegar.`,
  dockedTitle: 'Atracado',
  docked: (ship, island) =>
    `${ship} toca ${island} con la proa: está atracado. Podrá explorarla en tu próximo turno. Ahora da una orden a tu otro barco.`,
  fightTitle: 'Cañones',
  fight: (ship) =>
    `${ship} es para luchar. «A tiro» lo lleva a donde sus cañones alcanzan a un enemigo. Gracias a su capitán puede disparar justo después de moverse. De momento evita embestir: deja trabado tu propio barco.`,
  fireTitle: '¡Fuego!',
  fire: 'Un cañón acierta si el dado supera su rango: un 3S acierta con 4 a 6. Cada acierto quita un mástil, y su cañón con él. Un barco sin mástiles queda a la deriva; el siguiente acierto lo hunde.',
  endTitle: 'Listo por este turno',
  end: 'Tus dos barcos han actuado. Termina tu turno y mira qué hace el enemigo.',
  enemyTitle: 'Entretanto',
  enemy:
    'El enemigo ha jugado su turno; el diario cuenta qué pasó. También busca oro, y a un barco con monedas se le puede embestir y abordar para quitárselas.',
  signsTitle: 'Cómo leer las listas',
  signs:
    'Junto a cada barco están sus cañones: un 3L acierta con más de 3, hasta L. Debajo, sus monedas y tripulantes. Pulsa un barco para ver su ficha.',
  exploreTitle: 'Tesoro',
  explore: (ship, island) => `${ship} está atracado en ${island} desde el comienzo de tu turno: pulsa Explorar.`,
  cargoTitle: 'Carga',
  cargo:
    'Pulsa las monedas que quieras, o toma lo mejor que quepa. Cada moneda y cada tripulante ocupa un espacio. Luego pulsa Listo.',
  homeTitle: 'A casa',
  home: (ship, gold) =>
    `${ship} lleva ${gold} de oro. Vuelve a casa: en cuanto su proa toque tu isla, se descarga solo.`,
  mastTitle: 'Tocado',
  mast: 'Pierdes un mástil y eliges cuál. Su cañón se va con él. En casa se repara un mástil por turno.',
  derelictTitle: 'A la deriva',
  derelict: (ship) =>
    `${ship} se ha quedado sin mástiles. No navega ni dispara. Otro barco puede tocarle la proa y tomarlo a remolque, incluso un enemigo: entonces cambia de bando.`,
  boardTitle: 'Abordaje',
  board:
    'Tras una embestida puedes abordar: ambos tiran un dado y suman sus mástiles. Quien pierde entrega una moneda o un tripulante. Mira las probabilidades antes de decidir.',
  howGoal: 'Lleva el oro a casa',
  howGoalText:
    'Más de la mitad de todo el oro en tu isla de origen gana al instante. Las monedas están en las islas salvajes.',
  howTurn: 'Una cosa por barco',
  howTurnText:
    'En tu turno cada barco hace una cosa: mover, disparar, explorar o reparar. La tripulación le permite más.',
  howMove: 'Navega por tramos',
  howMoveText:
    'La velocidad es una serie de tramos, S corto y L largo. Antes de cada uno puede virar. Tocar algo acaba el movimiento.',
  howDock: 'Atraca y explora',
  howDockText:
    'Toca una isla salvaje con la proa para atracar. Explórala en tu próximo turno y carga lo que quepa. En casa las monedas se descargan solas.',
  howShoot: 'Dispara',
  howShootText:
    'Cada mástil lleva un cañón: un 3L acierta con más de 3, hasta L. Nada puede estorbar, y los barcos en casa están a salvo.',
  howHits: 'Mástiles',
  howHitsText:
    'Un acierto cuesta un mástil. Sin mástiles, el barco va a la deriva y el siguiente acierto lo hunde. Remólcalo por la proa: será tuyo.',
  howRam: 'Embiste y aborda',
  howRamText:
    'Choca de proa con un enemigo: si el dado supera sus mástiles pierde uno, y tú quedas trabado. Luego puedes abordar: dado más mástiles, y quien pierde entrega una moneda o un tripulante.',
  howEnd: 'El final',
  howEndText:
    'Si nadie pasa de la mitad, gana quien tenga más oro cuando se acabe el tiempo o una flota ya no pueda moverse.',
};

/** Words of the first game of High Seas, and of the page that tells how to play it. */
export const highSeasLessonWords = { en, es };
