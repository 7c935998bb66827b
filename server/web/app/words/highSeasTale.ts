import type { SameWords } from './language';

const en = {
  point: (eighth: number) =>
    ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'][eighth] ?? '',
  some: (bar: string) => `part of ${bar}`,
  leg: (measure: string, point: string) => `${measure} ${point}`,
  then: ', then ',
  sails: (ship: string, legs: string) => `${ship} sails ${legs}`,
  docks: (island: string) => ` and docks at ${island}`,
  aside: (other: string) => `, touching ${other} with her side`,
  fires: (ship: string, target: string) => `${ship} fires at ${target}`,
  alsoFires: (target: string) => ` and fires at ${target}`,
  hit: (die: number) => `${die} hits`,
  miss: (die: number) => `${die} misses`,
  masts: (n: number) => (n === 1 ? '. A mast lost' : `. ${n} masts lost`),
  explores: (ship: string, place: string) => `${ship} explores ${place}`,
  loads: (coins: number, crew: number) =>
    ` and loads ${[coins === 0 ? '' : coins === 1 ? 'a coin' : `${coins} coins`, crew === 0 ? '' : crew === 1 ? 'a crew' : `${crew} crew`].filter(Boolean).join(' and ')}`,
  finds: ' and takes nothing',
};

const es: SameWords<typeof en> = {
  point: (eighth) => ['norte', 'nordeste', 'este', 'sudeste', 'sur', 'suroeste', 'oeste', 'noroeste'][eighth] ?? '',
  some: (bar) => `parte de ${bar}`,
  leg: (measure, point) => `${measure} al ${point}`,
  then: ', luego ',
  sails: (ship, legs) => `${ship} navega ${legs}`,
  docks: (island) => ` y atraca en ${island}`,
  aside: (other) => ` y roza ${other} con el costado`,
  fires: (ship, target) => `${ship} dispara contra ${target}`,
  alsoFires: (target) => ` y dispara contra ${target}`,
  hit: (die) => `${die} acierta`,
  miss: (die) => `${die} falla`,
  masts: (n) => (n === 1 ? '. Un mástil perdido' : `. ${n} mástiles perdidos`),
  explores: (ship, place) => `${ship} explora ${place}`,
  loads: (coins, crew) =>
    ` y carga ${[coins === 0 ? '' : coins === 1 ? 'una moneda' : `${coins} monedas`, crew === 0 ? '' : crew === 1 ? 'un tripulante' : `${crew} tripulantes`].filter(Boolean).join(' y ')}`,
  finds: ' y no se lleva nada',
};

/** Words of what the log tells of a ship's whole action. */
export const highSeasTaleWords = { en, es };
