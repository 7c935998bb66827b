import type { SameWords } from './language';
import type { homeEn } from './home.en';

export const homeEs: SameWords<typeof homeEn> = {
  title: 'Tres juegos de piratas, todas las reglas.',
  lead: 'Capitanes ocultos en una fila de barcos, batallas de cartas, flotas en mar abierto. Juega con amigos o contra capitanes del ordenador, en el navegador y sin cuenta.',
  yourName: 'Tu nombre',
  nameHelp: 'Lo ven los que juegan contigo.',
  nameMissing: 'Di primero cómo te llamas.',
  playNow: 'Jugar ya',
  game: 'Juego',
  against: 'Contra',
  opponents: 'Rivales',
  readyFleets: 'Alta Mar empieza con flotas ya formadas de dos barcos.',
  joinTitle: 'Jugar con otros',
  joinSays: 'Abre una mesa, envía el enlace, o siéntate donde alguien espera.',
  toLobby: 'A las mesas',
  waiting: (n) => (n === 1 ? 'Una mesa espera jugadores.' : `${n} mesas esperan jugadores.`),
  learnTitle: '¿Nunca has jugado?',
  learnSays: 'Una breve primera partida contra un grumete enseña el juego jugando.',
  learn: 'Aprender jugando',
  mineTitle: 'Tus partidas',
  mineSays: 'Sigue donde lo dejaste.',
  yourTurn: 'te toca',
  rulesTitle: '¿Por qué?',
  rulesSays:
    'Cada pregunta y cada negativa nombra la regla que la apoya. Pulsa una carta, un barco o una acción apagada, y la mesa te dice por qué no.',
  rules: 'Leer las reglas',
  level: 'Fuerza',
  failed: 'No se pudo abrir la mesa.',
};
