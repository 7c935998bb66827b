/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { Icon } from '../look/Icon';
import { pirateAttackWords } from '../words/pirateAttack';
import { useWords } from '../words/language';
import type { Faces } from './deck';
import { Fleet } from './Fleet';
import { dropOn, litLook, type Pointing } from './pointing';
import type { Hidden, Player, Sight } from './sight';
import { token } from './tokens';

interface Props {
  player: Player;
  sight: Sight;
  faces: Faces;
  pointing: Pointing;
  seat: string | null;
}

/** A player: name, what he has, and his ships. */
export function PlayerPanel({ player, sight, faces, pointing, seat }: Props) {
  const words = useWords(pirateAttackWords);
  const here = token('seat', player.name);
  const own = player.name === seat;
  const turn = sight.turn === player.name && !sight.over;
  const look = `pa-player ${turn ? 'turn' : ''} ${own ? 'own' : ''} ${player.out ? 'out' : ''} ${
    pointing.now.seats.has(player.name) ? 'stirred' : ''
  }`;
  // The whole board is the player: who presses beside the name and the ships means him. Keys use the name.
  const onPress = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) {
      pointing.point?.(here);
    }
  };
  const lit = pointing.lit?.has(here) ? 'lit-board' : '';
  return (
    <article class={`${look} ${lit}`} onClick={pointing.lit ? onPress : undefined} {...dropOn(pointing, here)}>
      <header>
        <h3>
          {pointing.lit?.has(here) || pointing.picked.has(here) || (pointing.point && !own) ? (
            <button
              type="button"
              class={`pa-seat ${litLook(pointing, here)}`}
              aria-pressed={pointing.picked.has(here)}
              aria-disabled={!pointing.lit?.has(here)}
              onClick={() => pointing.point?.(here)}
            >
              {player.name}
            </button>
          ) : (
            <span class="pa-seat">{player.name}</span>
          )}
          {own && <span class="chip">{words.you}</span>}
          {seat !== null && player.partner === seat && <span class="chip">{words.partner}</span>}
          {turn && <span class="hidden-words">{words.onTurn}</span>}
        </h3>
        <ul class="pa-purse">
          <li title={[words.gold(player.gold), player.locked > 0 ? words.locked(player.locked) : ''].join(', ')}>
            <Art name="two-coins" />
            <span class="hidden-words">{words.gold(player.gold)}</span>
            <span aria-hidden="true">{player.gold}</span>
            {player.locked > 0 && (
              <span class="pa-locked">
                <Art name="padlock" />
                <span class="hidden-words">{words.locked(player.locked)}</span>
                <span aria-hidden="true">{player.locked}</span>
              </span>
            )}
          </li>
          {sight.hasFame && (
            <li title={words.fame(player.fame)}>
              <span class="pa-star">
                <Icon name="star" />
              </span>
              <span class="hidden-words">{words.fame(player.fame)}</span>
              <span aria-hidden="true">{player.fame}</span>
            </li>
          )}
          {!own && <Held says={words.cards(player.hand.length)} cards={player.hand} faces={faces} mark="hand" />}
          {!own && player.saved.length > 0 && (
            <Held says={words.saved(player.saved.length)} cards={player.saved} faces={faces} mark="saved" />
          )}
        </ul>
      </header>
      <Fleet player={player} faces={faces} pointing={pointing} own={own} />
    </article>
  );
}

/** Hidden cards of another player: how many, and which of them the viewer remembers. */
function Held({ says, cards, faces, mark }: { says: string; cards: readonly Hidden[]; faces: Faces; mark: string }) {
  const words = useWords(pirateAttackWords);
  const known = cards.filter((one) => one.card !== null).map((one) => faces(one.card as string));
  const all = known.length > 0 ? `${says}; ${words.remembered(known.map((face) => face.name).join(', '))}` : says;
  return (
    <li title={all} class={`pa-held ${mark}`}>
      <span class="pa-back" aria-hidden="true" />
      <span class="hidden-words">{all}</span>
      <span aria-hidden="true">{cards.length}</span>
      {known.slice(0, 3).map((face, i) => (
        <span key={i} class="pa-recall" aria-hidden="true">
          <Art name={face.art} />
        </span>
      ))}
    </li>
  );
}
