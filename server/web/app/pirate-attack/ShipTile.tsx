/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import { Numbers } from './CardFace';
import { plainName, signed, type Faces } from './deck';
import { dropOn, litLook, type Pointing } from './pointing';
import { ShipShape } from './ShipShape';
import type { Hidden, Ship } from './sight';
import { token } from './tokens';

interface Props {
  ship: Ship;
  faces: Faces;
  pointing: Pointing;
}

/** A ship with what lies under it, face down, and the Witch Doctors on it. */
export function ShipTile({ ship, faces, pointing }: Props) {
  const words = useWords(pirateAttackWords);
  const face = faces(ship.card);
  const here = token('ship', ship.at);
  const curseHere = ship.curses.some((curse) => pointing.lit?.has(token('curse', curse.at)));
  const known = (all: readonly Hidden[]) =>
    all.filter((one) => one.card !== null).map((one) => faces(one.card as string).name);
  const label = [
    `${face.name}, ${words.place(ship.place)}, ${ship.owner}`,
    words.cannons(face.cannons),
    words.strength(face.strength),
    ship.armada ? words.armada : '',
    ship.under.length > 0 ? words.faceDown(ship.under.length) : '',
    known(ship.under).length > 0 ? words.remembered(known(ship.under).join(', ')) : '',
    ship.curses.length > 0 ? `${words.curse}: ${ship.curses.length}` : '',
    known(ship.curses).length > 0 ? words.remembered(known(ship.curses).join(', ')) : '',
    ship.sunk ? words.sunk : '',
  ]
    .filter(Boolean)
    .join(', ');
  const look = [
    'pa-ship',
    litLook(pointing, here),
    curseHere ? 'lit' : '',
    ship.armada ? 'armada' : '',
    ship.picked ? 'joins' : '',
    ship.fights ? 'fights' : '',
    ship.sunk ? 'sunk' : '',
    pointing.now.ships.has(ship.at) ? 'stirred' : '',
  ].join(' ');
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      title={label}
      aria-pressed={pointing.picked.has(here)}
      aria-disabled={pointing.lit !== null && !pointing.lit.has(here) && !curseHere && !pointing.picked.has(here)}
      onClick={() => pointing.point?.(here)}
      {...dropOn(pointing, here)}
    >
      {ship.armada && (
        <span class="pa-bracket" aria-hidden="true">
          <Art name="anchor" />
        </span>
      )}
      <span class="pa-ship-place" aria-hidden="true">
        {ship.place}
      </span>
      <span class="pa-ship-picture">
        <ShipShape card={ship.card} />
      </span>
      <span class="pa-ship-name">{plainName(face.name)}</span>
      <Numbers face={face} />
      <span class="pa-under">
        <Backs cards={ship.under} faces={faces} />
        {ship.curses.map((curse) => (
          <span
            key={curse.at}
            class={`pa-curse ${curse.remembered || curse.turned ? 'known' : ''}`}
            title={curse.card ? faces(curse.card).name : words.curse}
          >
            <Art name={curse.card ? faces(curse.card).art : 'voodoo-doll'} />
          </span>
        ))}
      </span>
    </button>
  );
}

const MOST = 10;

/** Cards that lie face down: backs; what the viewer has seen once is written on them. */
function Backs({ cards, faces }: { cards: readonly Hidden[]; faces: Faces }) {
  const words = useWords(pirateAttackWords);
  const shown = cards.length > MOST ? cards.slice(cards.length - MOST + 1) : cards;
  return (
    <>
      {shown.length < cards.length && <span class="pa-back more">+{cards.length - shown.length}</span>}
      {shown.map((one, i) => {
        if (one.card === null) {
          return <span key={i} class="pa-back" title={words.unknownBack} />;
        }
        const face = faces(one.card);
        const what = face.cannons !== 0 ? 'cannons' : 'strength';
        return (
          <span key={i} class={`pa-back known ${what}`} title={`${face.name}: ${words.rememberedMark}`}>
            {signed(face.cannons + face.strength)}
          </span>
        );
      })}
    </>
  );
}
