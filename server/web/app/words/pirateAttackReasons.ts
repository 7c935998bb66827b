import type { SameWords } from './language';

const en = {
  draw: 'Every turn begins with a card. The fullest pile lasts longest, otherwise the piles are alike.',
  ship: (n: number) =>
    n === 0
      ? 'Without ships you cannot win, fight or earn gold.'
      : 'You lose only when your last ship is gone: every ship counts.',
  strengthen: 'It makes your own ship better, and only you know by how much.',
  rid: 'It has to go somewhere, and here it does the least harm.',
  weaken: (who: string) => `It spoils one of ${who}'s ships, and nobody else knows.`,
  gold: (who: string, n: number) => `${who} has ${n} gold; in your purse it buys you cards.`,
  creature: 'It sinks a ship without a battle, so you risk nothing.',
  hand: (who: string) => `${who} loses a card, and you learn something about that hand.`,
  close: 'The others cannot spend their gold until the Market opens again.',
  open: 'It sets the price: with gold in your purse, a cheap Market is good for you.',
  winds: (who: string) => `It ruins the hand ${who} has been saving.`,
  windsOwn: 'You swap a poor hand for five new cards.',
  armada: 'Ships that fight as one add up their cannons and their strength.',
  curse: (who: string) => `It strikes when this ship of ${who}'s fights next.`,
  attack: 'Going by what you know, this has the best chance of sinking something and surviving.',
  buyDoctor: 'A curse can sink or spoil even the strongest ship.',
  buyTeller: 'It protects your ships from one kind of curse.',
  react: 'It stops the card, and you draw a new one for it.',
  discard: 'This is the card you will miss least.',
};

const es: SameWords<typeof en> = {
  draw: 'Cada turno empieza robando. El montón más alto dura más; por lo demás son iguales.',
  ship: (n) =>
    n === 0
      ? 'Sin barcos no puedes ganar, ni luchar, ni conseguir oro.'
      : 'Solo pierdes cuando se hunde tu último barco: cada uno cuenta.',
  strengthen: 'Mejora tu barco, y solo tú sabes cuánto.',
  rid: 'Tiene que ir a alguna parte, y aquí es donde menos daña.',
  weaken: (who) => `Estropea un barco de ${who}, y nadie más lo sabe.`,
  gold: (who, n) => `${who} tiene ${n} de oro; en tu bolsa te compra cartas.`,
  creature: 'Hunde un barco sin batalla: no arriesgas nada.',
  hand: (who) => `${who} pierde una carta, y tú sabes algo más de su mano.`,
  close: 'Los demás no pueden gastar su oro hasta que el mercado abra de nuevo.',
  open: 'Fija el precio: si tienes oro, te conviene un mercado barato.',
  winds: (who) => `Deshace la mano que ${who} estaba guardando.`,
  windsOwn: 'Cambias una mala mano por cinco cartas nuevas.',
  armada: 'Los barcos que luchan como uno suman sus cañones y su resistencia.',
  curse: (who) => `Actúa la próxima vez que luche este barco de ${who}.`,
  attack: 'Por lo que sabes, es lo que más probabilidades tiene de hundir algo y sobrevivir.',
  buyDoctor: 'Una maldición puede hundir o estropear hasta el barco más fuerte.',
  buyTeller: 'Protege tus barcos de un tipo de maldición.',
  react: 'Detiene la carta, y robas otra a cambio.',
  discard: 'Es la carta que menos echarás de menos.',
};

/** What speaks for a choice in Pirate Attack. */
export const pirateAttackReasons = { en, es };
