import type { SameWords } from './language';
import type { homeEn } from './home.en';

export const homeEs: SameWords<typeof homeEn> = {
  title: 'Tres juegos de piratas, todas las reglas.',
  lead: 'Barcos secretos y faroles, batallas de cartas para un grupo, flotas en mar abierto. Juega con amigos o contra el ordenador, aquí mismo y sin cuenta.',
  yourName: 'Tu nombre',
  nameHelp: 'Lo ven los que juegan contigo.',
  nameMissing: 'Escribe antes un nombre.',
  playNow: 'Jugar ya',
  game: 'Juego',
  against: 'Contra',
  opponents: 'Rivales',
  joinTitle: 'Jugar con otros',
  joinSays: 'Abre una mesa y envía el enlace, o únete a una que espere.',
  toLobby: 'A las mesas',
  waiting: (n) => (n === 1 ? 'Una mesa espera jugadores.' : `${n} mesas esperan jugadores.`),
  learnTitle: '¿Nunca has jugado?',
  learnSays: 'Una primera partida corta con un guía te enseña cada juego mientras juegas.',
  learn: 'Aprender jugando',
  mineTitle: 'Tus partidas',
  mineSays: 'Sigue donde lo dejaste.',
  yourTurn: 'te toca',
  rulesTitle: '¿Por qué?',
  rulesSays: 'La mesa conoce todas las reglas. Pulsa algo que esté apagado y te dice por qué no.',
  rules: 'Leer las reglas',
  level: 'Fuerza',
  failed: 'No se pudo abrir la mesa.',
};
