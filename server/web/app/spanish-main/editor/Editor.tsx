/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../../look/Button';
import { Icon } from '../../look/Icon';
import { tell } from '../../look/tell';
import { useWords } from '../../words/language';
import { editorWords } from '../../words/editor';
import { CardSelect } from './CardSelect';
import { type Draft, documentOf, draftOf, freshDraft, HANDS, mixed, moved, UPCOMING, withPlayers } from './draft';
import { editorLink } from '../../editor/link';
import { PlayOn } from '../../editor/PlayOn';
import { SailorCard } from './SailorCard';
import { ShipCard } from './ShipCard';
import { TextForm } from '../../editor/TextForm';
import { useCheck } from '../../editor/useCheck';
import { Verdict } from '../../editor/Verdict';
import type { EditorProps } from '../../table/board';
import type { Branch } from '../../table/messages';

/** The editor itself: the row, the players, the cards, and whether the rules accept it. */
export function Editor({ game, first }: EditorProps) {
  const words = useWords(editorWords);
  const [draft, setDraft] = useState(() => (first ? draftOf(first, game) : freshDraft(game)));
  const [dragged, setDragged] = useState(-1);
  const [over, setOver] = useState(-1);
  const [said, setSaid] = useState('');
  const document = documentOf(draft) as Branch;
  const checked = useCheck(game.id, document);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const last = draft.row.length - 1;
  const move = (from: number, to: number) => {
    if (to >= 0 && to <= last && from !== to) {
      setDraft(moved(draft, from, to));
      setSaid(words.moved(draft.row[from].ship, to + 1));
      // The ship was drawn anew at its new place; the focus goes with it.
      requestAnimationFrame(() => window.document.getElementById(`edit-${draft.row[from].ship}`)?.focus());
    }
  };
  const share = () =>
    navigator.clipboard?.writeText(location.origin + editorLink(document)).then(() => tell(words.shared, 'good'));
  const adventures = game.pieces?.adventure ?? [];
  const movements = game.pieces?.movement ?? [];
  const shown = draft.options[UPCOMING] ? draft.sailors.length : 1;
  const hands = draft.options[HANDS] === true;
  const at = (list: string[], i: number, card: string, most: number) =>
    Array.from({ length: most }, (_, n) => (n === i ? card : (list[n] ?? '')));
  return (
    <>
      <section aria-labelledby="editor-row">
        <div class="row editor-bar">
          <h2 id="editor-row">{words.row}</h2>
          <Button class="small" onClick={() => setDraft(mixed(draft, game))}>
            {words.mix}
          </Button>
          <Button class="small" onClick={() => setDraft(freshDraft(game))}>
            {words.fresh}
          </Button>
          <Button class="small" onClick={share}>
            <Icon name="link" /> {words.share}
          </Button>
        </div>
        <p class="faint">{words.rowHelp}</p>
        <ol class="edit-row">
          {draft.row.map((berth, space) => (
            <ShipCard
              key={berth.ship}
              berth={berth}
              space={space}
              last={last}
              sailors={draft.sailors}
              over={over === space && dragged !== space}
              change={(part) => change({ row: draft.row.map((one, i) => (i === space ? { ...one, ...part } : one)) })}
              move={(to) => move(space, to)}
              drag={{
                start: () => setDragged(space),
                enter: () => setOver(space),
                drop: () => dragged >= 0 && move(dragged, space),
                end: () => {
                  setDragged(-1);
                  setOver(-1);
                },
              }}
            />
          ))}
        </ol>
        <p class="hidden-words" role="status">
          {said}
        </p>
      </section>
      <div class="editor-cards">
        <section class="card stack" aria-labelledby="editor-players">
          <h2 id="editor-players">{words.players}</h2>
          <div class="row">
            <label class="field">
              <span>{words.count}</span>
              <select
                value={draft.sailors.length}
                onChange={(event) => setDraft(withPlayers(draft, Number(event.currentTarget.value)))}
              >
                {Array.from({ length: game.mostSeats - game.fewestSeats + 1 }, (_, i) => (
                  <option key={i} value={game.fewestSeats + i}>
                    {game.fewestSeats + i}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{words.turn}</span>
              <select value={draft.turn} onChange={(event) => change({ turn: Number(event.currentTarget.value) })}>
                {draft.sailors.map((sailor, i) => (
                  <option key={i} value={i}>
                    {sailor.name}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div class="edit-sailors">
            {draft.sailors.map((sailor, i) => (
              <SailorCard
                key={i}
                number={i}
                sailor={sailor}
                pirates={draft.row.map((berth) => berth.pirate).sort()}
                cards={hands ? movements : null}
                change={(part) =>
                  change({ sailors: draft.sailors.map((one, n) => (n === i ? { ...one, ...part } : one)) })
                }
              />
            ))}
          </div>
        </section>
        <section class="card stack" aria-labelledby="editor-cards">
          <h2 id="editor-cards">{words.cards}</h2>
          {Array.from({ length: shown }, (_, i) => (
            <CardSelect
              key={i}
              label={i === 0 ? words.active : words.upcoming}
              cards={adventures}
              needed={i === 0}
              value={draft.adventures[i] ?? ''}
              set={(card) => change({ adventures: at(draft.adventures, i, card, shown) })}
            />
          ))}
          <label class="field">
            <span>{words.left}</span>
            <input
              type="number"
              min={0}
              max={57}
              value={draft.left}
              onInput={(event) => change({ left: Math.max(0, Math.floor(Number(event.currentTarget.value) || 0)) })}
            />
            <span class="field-help">{words.leftHelp}</span>
          </label>
          {!hands &&
            [0, 1, 2].map((i) => (
              <CardSelect
                key={i}
                label={`${words.display} ${i + 1}`}
                cards={movements}
                value={draft.display[i] ?? ''}
                set={(card) => change({ display: at(draft.display, i, card, 3) })}
              />
            ))}
        </section>
        <div class="stack">
          <section class="card stack" aria-labelledby="editor-options">
            <h2 id="editor-options">{words.options}</h2>
            {game.options
              .filter((option) => option.kind === 'truth')
              .map((option) => (
                <label key={option.id} class="edit-tick">
                  <input
                    type="checkbox"
                    checked={draft.options[option.id] === true}
                    onChange={(event) =>
                      change({ options: { ...draft.options, [option.id]: event.currentTarget.checked } })
                    }
                  />
                  <span>
                    {option.name}
                    <span class="field-help edit-block">{option.help}</span>
                  </span>
                </label>
              ))}
          </section>
          <section class="card stack" aria-labelledby="editor-play">
            <h2 id="editor-play">{words.play}</h2>
            <Verdict checked={checked} />
            <PlayOn
              game={game}
              document={document}
              seats={draft.sailors.map((sailor) => sailor.name)}
              good={checked?.good ?? false}
            />
          </section>
          <TextForm document={document} read={(found) => setDraft(draftOf(found, game))} />
        </div>
      </div>
    </>
  );
}
