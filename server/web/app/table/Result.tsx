/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../settings/kept';
import { post } from '../api/call';
import type { Game, Table } from '../api/types';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tell, tellProblem } from '../look/tell';
import { NextPuzzle } from '../puzzles/NextPuzzle';
import { Link } from '../shell/Link';
import { go } from '../shell/route';
import { tableWords } from '../words/table';
import { useWords, type SameWords } from '../words/language';
import { boardOf } from './boards';
import type { Ended } from './messages';
import { Places } from './Places';
import type { Logged } from './state';
import { factsOf } from './facts';
import { useKeys } from './useKeys';

interface Props {
  onClose: () => void;
  ended: Ended;
  table: Table;
  game: Game | null;
  seat: string | null;
  log: readonly Logged[];
}

/** The end: who won and why, how the scores came about, and what to do next. It lies over the table, so nothing moves. */
export function Result({ onClose, ended, table, game, seat, log }: Props) {
  const words = useWords(tableWords);
  const [busy, setBusy] = useState(false);
  const { outcome } = ended;
  const box = useRef<HTMLElement>(null);
  // Whoever played the last card far below sees how it ended.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' }), []);
  useKeys({ Escape: onClose });
  const kind = boardOf(table.game, false);
  const { Reckoning } = kind;
  const title = titleOf(ended, seat, words);
  const won = outcome !== undefined && seat !== null && outcome.winners.includes(seat);
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
  const share = () =>
    navigator.clipboard
      ?.writeText(`${location.origin}/replay/${table.id}`)
      .then(() => tell(words.resultShared, 'good'));
  const facts = [...factsOf(log, table, words), ...(kind.facts?.(log, ended.position, seat) ?? [])];
  return (
    <div class="result-stage">
      <section class={`result ${won ? 'won' : ''}`} ref={box} aria-labelledby="result-title">
        <header>
          <div>
            <p class="result-game">{game?.name ?? table.game}</p>
            <h2 id="result-title">{title}</h2>
            {ended.says && ended.says !== title && <p class="result-says">{ended.says}</p>}
          </div>
          <Button kind="quiet" class="small" label={words.hideResult} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        {table.puzzle && table.puzzle.reached !== undefined && (
          <p class="result-goal">{table.puzzle.reached ? words.puzzleReached : words.puzzleMissed}</p>
        )}
        {outcome && <Places outcome={outcome} seat={seat} />}
        {Reckoning && <Reckoning position={ended.position} game={game} places={outcome?.places} seat={seat} />}
        {facts.length > 0 && (
          <dl class="result-facts">
            {facts.map((fact) => (
              <div key={fact.says}>
                <dt>{fact.says}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
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
          <Button onClick={share}>
            <Icon name="link" /> {words.resultShare}
          </Button>
          <Link to="/lobby" class="button quiet">
            {words.toLobby}
          </Link>
        </div>
      </section>
    </div>
  );
}

/** What a player wants to know first: whether it was a win, and if not, which place. */
function titleOf(ended: Ended, seat: string | null, words: SameWords<(typeof tableWords)['en']>): string {
  const { outcome } = ended;
  if (!outcome || outcome.winners.length === 0) {
    return ended.says || words.noRanking;
  }
  if (seat === null || outcome.places[seat] === undefined) {
    return outcome.winners.length === 1 ? words.wins(outcome.winners[0]) : words.shareWin(outcome.winners.join(', '));
  }
  if (outcome.winners.includes(seat)) {
    return outcome.winners.length === 1 ? words.youWin : words.youShareWin;
  }
  return words.youPlaced(outcome.places[seat], Object.keys(outcome.places).length);
}
