/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../settings/kept';
import { post } from '../api/call';
import type { Game, Table } from '../api/types';
import { Button } from '../look/Button';
import { ClauseLinks } from '../look/ClauseLink';
import { Icon } from '../look/Icon';
import { tellProblem } from '../look/tell';
import { NextPuzzle } from '../puzzles/NextPuzzle';
import { Link } from '../shell/Link';
import { go } from '../shell/route';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { boardOf } from './boards';
import type { Ended } from './messages';
import { useKeys } from './useKeys';

interface Props {
  onClose: () => void;
  ended: Ended;
  table: Table;
  game: Game | null;
  seat: string | null;
}

/** The end: who won and why, how the scores came about, and what to do next. It lies over the table, so nothing moves. */
export function Result({ onClose, ended, table, game, seat }: Props) {
  const words = useWords(tableWords);
  const [busy, setBusy] = useState(false);
  const { outcome } = ended;
  const box = useRef<HTMLElement>(null);
  // Whoever played the last card far below sees how it ended.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' }), []);
  useKeys({ Escape: onClose });
  const Reckoning = boardOf(table.game, false).Reckoning;
  const ranked = outcome ? Object.entries(outcome.places).sort((a, b) => a[1] - b[1]) : [];
  const again = async () => {
    setBusy(true);
    try {
      const next = await post<Table>(`/api/tables/${table.id}/rematch`);
      go(`/table/${next.id}`);
    } catch (reason) {
      tellProblem(reason);
      setBusy(false);
    }
  };
  return (
    <div class="result-stage">
      <section class="result" ref={box} aria-labelledby="result-title">
        <header>
          <h2 id="result-title">{ended.says || words.noRanking}</h2>
          <Button kind="quiet" class="small" label={words.hideResult} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        {table.puzzle && table.puzzle.reached !== undefined && (
          <p class="result-goal">{table.puzzle.reached ? words.puzzleReached : words.puzzleMissed}</p>
        )}
        {Reckoning ? (
          <Reckoning position={ended.position} game={game} places={outcome?.places} />
        ) : (
          <ol>
            {ranked.map(([name, at]) => (
              <li key={name}>
                {words.place(at)} {name}: {outcome?.scores[name]}
              </li>
            ))}
          </ol>
        )}
        <ClauseLinks ids={outcome?.because} />
        <div class="row">
          {table.puzzle?.reached && <NextPuzzle after={table.puzzle.id} />}
          {table.rematch ? (
            <Link to={`/table/${table.rematch}`} class={`button ${table.puzzle?.reached ? 'plain' : 'main'}`}>
              {words.toRematch}
            </Link>
          ) : (
            seat !== null && (
              <Button kind={table.puzzle?.reached ? 'plain' : 'main'} disabled={busy} onClick={again}>
                {table.puzzle ? words.tryAgain : words.rematch}
              </Button>
            )
          )}
          <Link to={`/replay/${table.id}`} class="button plain">
            {words.replay}
          </Link>
          <Link to="/lobby" class="button quiet">
            {words.toLobby}
          </Link>
        </div>
      </section>
    </div>
  );
}
