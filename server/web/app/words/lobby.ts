import { lobbyEn } from './lobby.en';
import { lobbyEs } from './lobby.es';

/** Words of the lobby and of opening a table. */
export const lobbyWords = { en: lobbyEn, es: lobbyEs };
