/** @jsxRuntime automatic @jsxImportSource preact */
import { Art } from '../look/Art';
import { Icon } from '../look/Icon';
import { spanishMainWords } from '../words/spanishMain';
import { useWords } from '../words/language';
import type { Mark } from './forecast';
import { SHIPS } from './ships';
import { ownerOf, type Berth, type Sight } from './sight';
import { Flag, ShipPicture } from './ShipPicture';
import { useFlip } from './useFlip';

interface Props {
  row: readonly Berth[];
  marks: readonly Mark[];
  sight: Sight;
  seat: string | null;
  /** Ships that can be picked now; null: ships are not asked for. */
  choosable: Set<string> | null;
  picked: readonly string[];
  hinted: readonly string[];
  /** Ships in what is happening now. */
  stirred: ReadonlySet<string>;
  preview: boolean;
  /** What an accusation of this ship's pirate would bring. */
  prizes: ReadonlyMap<string, number> | null;
  onShip?: (ship: string) => void;
}

/** The row of ships, front first, with what the adventure will do to each. */
export function Row(props: Props) {
  const words = useWords(spanishMainWords);
  const box = useFlip<HTMLOListElement>(props.row.map((berth) => berth.ship).join());
  return (
    <div class={`sm-sea ${props.preview ? 'preview' : ''}`}>
      <div class="sm-course" aria-hidden="true">
        <span>
          <span class="sm-bow">
            <Icon name="back" />
          </span>{' '}
          {words.front}
        </span>
        <span>{words.rear}</span>
      </div>
      <ol class="sm-row" ref={box} aria-label={words.row}>
        {props.row.map((berth, i) => (
          <li key={berth.ship} data-glides={berth.ship}>
            <Ship {...props} berth={berth} mark={props.marks[i]} space={i + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Ship({
  berth,
  mark,
  space,
  sight,
  seat,
  choosable,
  picked,
  hinted,
  stirred,
  prizes,
  onShip,
}: Props & { berth: Berth; mark: Mark; space: number }) {
  const words = useWords(spanishMainWords);
  const { ship, damaged, fame } = berth;
  const { nation, pirate } = SHIPS[ship] ?? { nation: 'English' as const, pirate: '?' };
  const owner = ownerOf(sight, ship);
  const own = owner !== null && owner.name === seat;
  const open = choosable?.has(ship) ?? false;
  const prize = prizes?.get(ship);
  const moved = sight.row[space - 1];
  const changed = moved?.ship !== ship || moved.damaged !== damaged;
  // Once every pirate is known, a ship without one belongs to nobody.
  const unowned = sight.players.every((player) => player.hidden === 0);
  const whose = own
    ? owner.revealed && !sight.over
      ? words.yoursKnown
      : words.yours
    : (owner?.name ?? (unowned ? words.nobodys : null));
  const look = [
    'sm-ship',
    nation,
    own ? 'own' : '',
    choosable ? (open ? 'open' : 'shut') : '',
    picked.includes(ship) ? 'picked' : '',
    hinted.includes(ship) ? 'hinted' : '',
    stirred.has(ship) ? 'stirred' : '',
    changed ? 'changed' : '',
  ].join(' ');
  const label = [
    words.space(space),
    `${ship}, ${words[nation]}`,
    damaged ? words.damaged : '',
    words.fame(fame),
    words.pirateOf(pirate),
    whose ?? words.unknownOwner,
    mark.fame > 0 ? words.gains(mark.fame) : mark.fame < 0 ? words.loses(-mark.fame) : '',
    mark.hit ? words.willBeHit : '',
    mark.mutiny ? words.mutiny : '',
    prize === undefined ? '' : own ? words.surelyWrong : words.prize(prize),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      aria-pressed={picked.includes(ship)}
      aria-disabled={choosable !== null && !open && !picked.includes(ship)}
      onClick={() => onShip?.(ship)}
    >
      <span class="sm-space">{space}</span>
      <span class="sm-picture">
        <ShipPicture ship={ship} damaged={damaged} />
        {damaged && <span class="sm-mark wreck">{words.damaged}</span>}
      </span>
      <span class="sm-name">
        <strong>
          <Flag nation={nation} /> {ship}
        </strong>
        <span class="sm-pirate">{pirate}</span>
      </span>
      <span class={`sm-owner ${own ? 'own' : owner ? 'known' : ''}`}>{whose ?? '?'}</span>
      <span class={`sm-fame ${fame === 0 ? 'none' : ''}`}>
        <Art name="two-coins" />
        {fame}
      </span>
      <span class="sm-marks">
        {mark.fame !== 0 && prize === undefined && (
          <span class={`sm-mark ${mark.fame > 0 ? 'gain' : 'loss'}`}>
            {mark.fame > 0 ? `+${mark.fame}` : `−${-mark.fame}`}
          </span>
        )}
        {mark.hit && prize === undefined && <span class="sm-mark loss">{words.hit}</span>}
        {mark.mutiny && prize === undefined && <span class="sm-mark loss">{words.mutiny}</span>}
        {prize !== undefined && (
          <span class={`sm-mark ${own ? 'loss' : 'prize'}`}>{own ? words.wrong : words.prize(prize)}</span>
        )}
      </span>
    </button>
  );
}
