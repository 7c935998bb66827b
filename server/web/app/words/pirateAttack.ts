import { pirateAttackEn } from './pirateAttack.en';
import { pirateAttackEs } from './pirateAttack.es';

/** Words of the drawn table of Pirate Attack. */
export const pirateAttackWords = { en: pirateAttackEn, es: pirateAttackEs };
