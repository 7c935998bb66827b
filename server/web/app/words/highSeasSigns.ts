const en = {
  ask: 'What do the signs mean?',
  ships: 'In the lists',
  chart: 'On the chart',
  crew: 'What crew can do',
  cannonS:
    'A cannon, one for each mast, counted from the bow. 3 is its rank: it hits on a roll above 3. S is its range: short, as long as a playing card is wide.',
  cannonL: 'The same with the long range L, as long as a playing card is tall.',
  lost: 'The mast is gone, and its cannon with it.',
  speed: 'How far she sails: one segment after the other, and before each she may turn. S is short, L is long.',
  coin: 'A coin; the number is its value in gold.',
  coinUnknown: 'A coin you have not seen.',
  crewUp: 'Crew that has been revealed, with the first letters of its role.',
  crewDown: 'Your crew, still facedown for the others.',
  crewUnknown: 'Facedown crew of others.',
  gold: 'Gold brought home, and how much wins.',
  pointsSign: '9 points',
  points: 'What a ship or a crew costs when a fleet is built. It does not matter at sea.',
  pile: 'How many coins lie on the island.',
  aboard: 'How many coins are aboard.',
  mark: 'A cross at an island: the player of this colour has explored it.',
  blocked: 'No shot along this line: something is in the way, or the target is safe at her home island.',
  pinnedSign: 'pinned',
  pinned:
    'She rammed a ship and is stuck: she cannot sail until that ship moves away or loses all her masts, but she may shoot. The dashed red ring at her bow means the same.',
  anchor: 'The ship is docked at the island.',
  flag: 'The home island of the player of this colour, where coins are brought.',
  ring: 'What has a dashed ring can be pressed now; a white ring marks what is chosen.',
};

const es: { [K in keyof typeof en]: (typeof en)[K] } = {
  ask: '¿Qué significan los signos?',
  ships: 'En las listas',
  chart: 'En la carta',
  crew: 'Lo que hace la tripulación',
  cannonS:
    'Un cañón, uno por mástil, contado desde la proa. 3 es su rango: acierta si el dado lo supera. S es su alcance: corto, como el ancho de un naipe.',
  cannonL: 'Lo mismo con el alcance largo L, como el alto de un naipe.',
  lost: 'El mástil está perdido, y su cañón con él.',
  speed: 'Cuánto navega: un tramo tras otro, y antes de cada uno puede virar. S es corto, L es largo.',
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
