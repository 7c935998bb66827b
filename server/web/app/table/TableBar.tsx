/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Game, Table } from '../api/types';
import { HowToDialog } from '../learn/HowToDialog';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { Icon } from '../look/Icon';
import { tableWords } from '../words/table';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { boardOf, isDrawn } from './boards';
import { hasChosen, isAlone, mayGoBack } from './goBack';
import type { Request } from './messages';
import { Orders } from './Orders';
import { SpeedField } from '../settings/SpeedField';
import { useTextHere } from './textHere';
import type { Seated } from './useTable';

interface Props {
  seated: Seated;
  game: Game | null;
  table: Table;
  /** Something is still being shown: what belongs to the next turn waits. */
  behind: boolean;
  onBack: () => void;
  onHint: () => void;
  onHelp: () => void;
  onReport: () => void;
}

/** The line above a table: what is played, how the connection stands, and everything that is not a move. */
export function TableBar({ seated, game, table, behind, onBack, onHint, onHelp, onReport }: Props) {
  const words = useWords(tableWords);
  const shell = useWords(shellWords);
  const [textTable, switchText] = useTextHere(table.id);
  const { state, standing, ask } = seated;
  const [menu, setMenu] = useState(false);
  const [resigning, setResigning] = useState(false);
  const [learning, setLearning] = useState(false);
  const goal = state.view && boardOf(table.game, false).goal?.(state.view);
  const playing = state.seat !== null && !state.ended;
  const alone = isAlone(table);
  // Where others must agree, the same button asks them: a grey one would not say why.
  const asks = playing && !mayGoBack(seated, table) && !alone;
  const act = (request: Request) => {
    setMenu(false);
    void ask(request);
  };
  const replaced = state.seat !== null && state.captains[state.seat] !== undefined;
  return (
    <div class="table-bar">
      <h1>
        {game?.name ?? table.game}
        {table.preset && <span class="chip">{table.preset.name}</span>}
        {table.puzzle && <span class="chip">{table.puzzle.title}</span>}
        {table.practice && (
          <span class="chip practice-chip" title={words.practiceHelp}>
            {words.practice}
          </span>
        )}
        {state.seat === null && !state.ended && <span class="chip">{words.watchingOnly}</span>}
      </h1>
      {goal && <p class="table-goal">{goal}</p>}
      <span class={`standing ${standing.state}`} role="status">
        {standing.state === 'open' ? (
          <span class="hidden-words">{words.connected}</span>
        ) : standing.state === 'lost' ? (
          state.closing || words.lost
        ) : (
          words.connecting
        )}
      </span>
      <div class="table-tools">
        {playing && replaced && (
          <Button kind="main" class="small" onClick={() => act({ type: 'return' })}>
            {words.takeBack}
          </Button>
        )}
        {playing && (
          <Button
            class="small"
            label={asks ? words.undoAsk : words.undo}
            title={!hasChosen(state) ? words.undoNothing : asks ? words.undoAskHelp : undefined}
            disabled={behind || !hasChosen(state) || state.vote !== null}
            onClick={asks ? () => act({ type: 'vote', about: 'undo', say: true }) : onBack}
          >
            <Icon name="undo" />
            <span>{asks ? words.undoAskShort : words.undo}</span>
          </Button>
        )}
        {playing && table.practice && (
          <Button class="small" label={words.hint} disabled={behind || !state.decision} onClick={onHint}>
            <Icon name="hint" />
            <span>{words.hint}</span>
          </Button>
        )}
        {game && (
          <Button class="small how-to-button" label={words.howTo} onClick={() => setLearning(true)}>
            <Icon name="book" />
            <span>{words.howTo}</span>
          </Button>
        )}
        {isDrawn(table.game) && (
          <Button class="small text-button" pressed={textTable} label={words.textTable} onClick={switchText}>
            <Icon name="text" />
            <span>{words.textShort}</span>
          </Button>
        )}
        <Button class="small keys-button" label={words.keys} onClick={onHelp}>
          <Icon name="keys" />
        </Button>
        <Button class="small" label={words.more} onClick={() => setMenu(true)}>
          <Icon name="more" />
        </Button>
      </div>
      {menu && (
        <Dialog title={words.more} onClose={() => setMenu(false)} sheet>
          <div class="stack">
            {table.practice && <p class="faint">{words.practiceHelp}</p>}
            {isDrawn(table.game) && (
              <Button
                class="text-line"
                onClick={() => {
                  setMenu(false);
                  switchText();
                }}
              >
                <Icon name={textTable ? 'board' : 'text'} />
                {textTable ? words.drawnTable : words.textTable}
              </Button>
            )}
            <Button
              onClick={() => {
                setMenu(false);
                onReport();
              }}
            >
              <Icon name="report" />
              {words.report}
            </Button>
            {playing && (
              <>
                {!alone && (
                  <Button onClick={() => act({ type: 'vote', about: 'draw', say: true })}>
                    {(state.view && boardOf(table.game, false).drawSays?.(state.view)) ?? words.draw}
                  </Button>
                )}
                <Button onClick={() => act({ type: 'vote', about: 'abandon', say: true })}>
                  {alone ? words.endNow : words.abandon}
                </Button>
                {table.clock.kind !== 'none' && (
                  <Button onClick={() => act({ type: 'pause', on: !state.clocks?.paused })}>
                    <Icon name="pause" />
                    {state.clocks?.paused ? words.goOn : words.pause}
                  </Button>
                )}
                <Orders state={state} ask={ask} />
                <SpeedField />
                <Button
                  kind="danger"
                  onClick={() => {
                    setMenu(false);
                    setResigning(true);
                  }}
                >
                  <Icon name="flag" />
                  {words.resign}
                </Button>
              </>
            )}
          </div>
        </Dialog>
      )}
      {learning && game && <HowToDialog game={game} onClose={() => setLearning(false)} />}
      {resigning && (
        <Dialog title={words.resign} onClose={() => setResigning(false)}>
          <p>{alone && table.seats.length > 2 ? words.resignAlone : words.resignSure}</p>
          <div class="row">
            <Button
              kind="danger"
              onClick={() => {
                setResigning(false);
                void ask({ type: 'resign' });
              }}
            >
              {words.resign}
            </Button>
            {alone && (
              <Button
                onClick={() => {
                  setResigning(false);
                  void ask({ type: 'vote', about: 'abandon', say: true });
                }}
              >
                {words.endNow}
              </Button>
            )}
            <Button onClick={() => setResigning(false)}>{shell.cancel}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
