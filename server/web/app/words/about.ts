import type { SameWords } from './language';

const en = {
  title: 'About Broadside',
  intro:
    'A digital table for pirate games, with the rules enforced to the letter. Wherever you see “Why?”, the rule behind it is one click away.',
  fairTitle: 'Fair shuffles',
  fair: 'Before a game the server commits to a secret and every player adds a string of their own. Afterwards the secret is published, and anyone can compute every draw again: “Verify the dice and shuffles” on a replay does it for you.',
  captainsTitle: 'Honest captains',
  captains: 'Computer captains see only what a player in their seat would see. They do not look at your cards.',
  dataTitle: 'Your data',
  data: 'This server knows your name, your matches and what you write in the chat. No cookies, no trackers, nothing from other sites. You can delete all of it in the settings.',
  licenceTitle: 'Licence',
  licence:
    'Broadside is free software under the Apache License 2.0. The names of the games belong to their owners; no text or picture of theirs is used here.',
  iconsTitle: 'Pictures',
  icons:
    'The pictures on the cards are from game-icons.net, under the licence CC BY 3.0, with thanks to their authors:',
  own: 'Ships, sea and signs are drawn for this project.',
  builtTitle: 'Built with',
  built: 'Java, Quarkus, SQLite and PostgreSQL, TypeScript and Preact.',
  version: 'Version',
  protocol: 'protocol',
};

const es: SameWords<typeof en> = {
  title: 'Acerca de Broadside',
  intro:
    'Una mesa digital para juegos de piratas, con las reglas aplicadas al pie de la letra. Donde veas «¿Por qué?», la regla está a un clic.',
  fairTitle: 'Barajas limpias',
  fair: 'Antes de una partida el servidor se compromete con un secreto y después cada jugador añade una cadena propia. Al final se publica el secreto y cualquiera puede volver a calcular cada tirada: «Verificar las barajadas» en una repetición lo hace por ti.',
  captainsTitle: 'Capitanes honrados',
  captains: 'Los capitanes del ordenador solo ven lo que vería un jugador en su asiento. No miran tus cartas.',
  dataTitle: 'Tus datos',
  data: 'Este servidor conoce tu nombre, tus partidas y lo que escribes en el chat. Sin cookies, sin rastreadores, nada de otros sitios. Puedes borrarlo todo en los ajustes.',
  licenceTitle: 'Licencia',
  licence:
    'Broadside es software libre bajo la licencia Apache 2.0. Los nombres de los juegos pertenecen a sus dueños; aquí no se usa ningún texto ni imagen suyos.',
  iconsTitle: 'Imágenes',
  icons: 'Las imágenes de las cartas son de game-icons.net, bajo la licencia CC BY 3.0, con gracias a sus autores:',
  own: 'Los barcos, el mar y los signos están dibujados para este proyecto.',
  builtTitle: 'Hecho con',
  built: 'Java, Quarkus, SQLite y PostgreSQL, TypeScript y Preact.',
  version: 'Versión',
  protocol: 'protocolo',
};

/** Words of the page about this project. */
export const aboutWords = { en, es };
