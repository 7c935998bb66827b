/** @jsxRuntime automatic @jsxImportSource preact */
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import type { Faces } from './deck';
import { dropOn, litLook, type Pointing } from './pointing';
import type { Player } from './sight';
import { ShipTile } from './ShipTile';
import { kindOf, token } from './tokens';

interface Props {
  player: Player;
  faces: Faces;
  pointing: Pointing;
  /** The viewer's own row: a new ship may get a place between the others. */
  own: boolean;
}

/** The ships of a player in their row, which never changes its order. */
export function Fleet({ player, faces, pointing, own }: Props) {
  const words = useWords(pirateAttackWords);
  const slot = (place: number) => {
    const here = token('place', place);
    return own && pointing.lit && (pointing.lit.has(here) || pointing.picked.has(here)) ? (
      <li key={`slot${place}`} class="pa-slot">
        <button
          type="button"
          class={litLook(pointing, here)}
          aria-label={words.slot(place)}
          aria-pressed={pointing.picked.has(here)}
          onClick={() => pointing.point?.(here)}
          {...dropOn(pointing, here)}
        >
          {words.slotShort}
        </button>
      </li>
    ) : null;
  };
  const slots =
    own && pointing.lit !== null && [...pointing.lit, ...pointing.picked].some((one) => kindOf(one) === 'place');
  return (
    <ol class="pa-fleet" aria-label={words.ships(player.name)} tabIndex={player.ships.length > 5 ? 0 : undefined}>
      {player.ships.length === 0 && !slots && <li class="pa-none">{player.out ? words.out : words.noShips}</li>}
      {player.ships.flatMap((ship) => [
        slot(ship.place),
        <li key={ship.at} class={ship.armada ? 'in-armada' : ''}>
          <ShipTile ship={ship} faces={faces} pointing={pointing} />
        </li>,
      ])}
      {slot(player.ships.length + 1)}
    </ol>
  );
}
