/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../../look/Button';
import { Icon } from '../../look/Icon';
import { useWords } from '../../words/language';
import { editorWords } from '../../words/editor';
import type { Berth, Sailor } from './draft';

interface Props {
  berth: Berth;
  space: number;
  last: number;
  sailors: Sailor[];
  change: (part: Partial<Berth>) => void;
  move: (to: number) => void;
  /** A ship is being dragged over this one. */
  over: boolean;
  drag: { start: () => void; enter: () => void; drop: () => void; end: () => void };
}

/** One ship of the row with everything that can be set of it. */
export function ShipCard({ berth, space, last, sailors, change, move, over, drag }: Props) {
  const words = useWords(editorWords);
  return (
    <li
      class={`edit-ship nation-${berth.nation.toLowerCase()} ${berth.damaged ? 'edit-damaged' : ''} ${over ? 'edit-over' : ''}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', berth.ship);
        drag.start();
      }}
      onDragEnter={drag.enter}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop();
      }}
      onDragEnd={drag.end}
    >
      <p class="edit-space">{words.space(space + 1)}</p>
      <svg class="edit-picture" viewBox="0 0 40 60" aria-hidden="true">
        <path
          class="sketch-sail"
          d={berth.damaged ? 'M20 22v24M13 40l7-10 8 6' : 'M19 12v32H8c2-12 6-24 11-32zM22 18c7 5 10 14 11 26H22z'}
        />
        <path class="sketch-hull" d="M4 47h32l-5 10H9z" />
      </svg>
      <button
        type="button"
        class="edit-name"
        id={`edit-${berth.ship}`}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
          if (by !== undefined) {
            event.preventDefault();
            move(space + by);
          }
        }}
      >
        {berth.ship}
      </button>
      <div class="edit-moves">
        <Button
          kind="quiet"
          class="small"
          label={words.ahead(berth.ship)}
          disabled={space === 0}
          onClick={() => move(space - 1)}
        >
          <Icon name="back" />
        </Button>
        <Button
          kind="quiet"
          class="small"
          label={words.behind(berth.ship)}
          disabled={space === last}
          onClick={() => move(space + 1)}
        >
          <Icon name="forward" />
        </Button>
      </div>
      <label class="edit-tick">
        <input
          type="checkbox"
          checked={berth.damaged}
          onChange={(event) => change({ damaged: event.currentTarget.checked })}
        />
        {words.damaged}
      </label>
      <div class="edit-fame">
        <Button
          kind="quiet"
          class="small"
          label={words.less(berth.ship)}
          disabled={berth.fame === 0}
          onClick={() => change({ fame: berth.fame - 1 })}
        >
          <Icon name="minus" />
        </Button>
        <span>
          <strong>{berth.fame}</strong> <span class="faint">{words.fame}</span>
        </span>
        <Button
          kind="quiet"
          class="small"
          label={words.more(berth.ship)}
          disabled={berth.fame >= 30}
          onClick={() => change({ fame: berth.fame + 1 })}
        >
          <Icon name="plus" />
        </Button>
      </div>
      <select
        aria-label={words.ownerOf(berth.ship)}
        value={berth.owner}
        onChange={(event) => change({ owner: Number(event.currentTarget.value), revealed: false })}
      >
        <option value={-1}>{words.nobody}</option>
        {sailors.map((sailor, i) => (
          <option key={i} value={i}>
            {sailor.name}
          </option>
        ))}
      </select>
      <label class={`edit-tick ${berth.owner < 0 ? 'edit-off' : ''}`}>
        <input
          type="checkbox"
          checked={berth.revealed}
          disabled={berth.owner < 0}
          onChange={(event) => change({ revealed: event.currentTarget.checked })}
        />
        {words.revealed}
      </label>
    </li>
  );
}
