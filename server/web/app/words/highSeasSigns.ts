const en = {
  ask: 'What do the signs mean?',
  ships: 'In the lists',
  chart: 'On the chart',
  crew: 'What crew can do',
  cannonS: (mm: string) =>
    `A cannon, one for each mast, from the bow. 3 is its rank: it hits with a die of more, 4 to 6. S is its range: the short bar, ${mm} mm.`,
  cannonL: (mm: string) => `The same with the long range L, ${mm} mm.`,
  lost: 'The mast is lost, and its cannon with it.',
  speed: (short: string, long: string) =>
    `How far she sails: one bar after the other, and before each she may turn. S is ${short} mm, L ${long} mm.`,
  coin: 'A coin; the number is its value in gold.',
  coinUnknown: 'A coin that you have not seen.',
  crewUp: 'Crew face up, with the first letters of what it is.',
  crewDown: 'Your crew that the others do not know yet.',
  crewUnknown: 'Crew of others, face down.',
  gold: 'Gold brought home, and how much wins.',
  pointsSign: '9 points',
  points: 'What a ship or a crew costs where fleets are built. It has no use on the sea.',
  pile: 'So many coins lie on the island.',
  aboard: 'So many coins are aboard.',
  mark: 'A cross at an island: the player of this colour has explored it.',
  blocked: 'A cannon does not bear along this line: something is in the way, or the target lies safe at her home.',
  pinnedSign: 'pinned',
  pinned:
    'Her bow is caught at a ship that she rammed: she cannot sail until that one moves away or has no masts left, but she may shoot. The dashed red ring at her bow says the same.',
  anchor: 'The ship is docked at the island.',
  flag: 'The home island of the player of this colour: coins are brought there.',
  ring: 'A dashed ring can be pressed now; a white one is chosen.',
};

const es: { [K in keyof typeof en]: (typeof en)[K] } = {
  ask: '¿Qué significan los signos?',
  ships: 'En las listas',
  chart: 'En la carta',
  crew: 'Lo que hace la tripulación',
  cannonS: (mm) =>
    `Un cañón, uno por mástil, desde la proa. 3 es su rango: acierta con un dado mayor, de 4 a 6. S es su alcance: la regla corta, ${mm} mm.`,
  cannonL: (mm) => `Lo mismo con el alcance largo L, ${mm} mm.`,
  lost: 'El mástil está perdido, y su cañón con él.',
  speed: (short, long) =>
    `Cuánto navega: una regla tras otra, y antes de cada una puede virar. S son ${short} mm, L ${long} mm.`,
  coin: 'Una moneda; el número es su valor en oro.',
  coinUnknown: 'Una moneda que no has visto.',
  crewUp: 'Tripulante boca arriba, con las primeras letras de lo que es (en inglés).',
  crewDown: 'Un tripulante tuyo que los demás aún no conocen.',
  crewUnknown: 'Tripulante ajeno, boca abajo.',
  gold: 'Oro llevado a casa, y con cuánto se gana.',
  pointsSign: '9 puntos',
  points: 'Lo que cuesta un barco o un tripulante al formar la flota. En el mar no sirve de nada.',
  pile: 'Tantas monedas hay en la isla.',
  aboard: 'Tantas monedas lleva a bordo.',
  mark: 'Una cruz junto a una isla: el jugador de este color la ha explorado.',
  blocked: 'Por esta línea un cañón no alcanza: algo estorba o el blanco está a salvo en su puerto.',
  pinnedSign: 'trabado',
  pinned:
    'Su proa está trabada con un barco que embistió: no puede navegar hasta que aquel se aparte o se quede sin mástiles, pero puede disparar. Lo mismo dice el aro rojo a trazos en su proa.',
  anchor: 'El barco está atracado en la isla.',
  flag: 'La isla de origen del jugador de este color: allí se llevan las monedas.',
  ring: 'Lo que tiene un aro a trazos se puede pulsar ahora; el aro blanco es lo elegido.',
};

/** Words of the legend of High Seas. */
export const highSeasSignsWords = { en, es };
