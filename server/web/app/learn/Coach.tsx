/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo } from 'preact/hooks';
import type { Game } from '../api/types';
import { Button } from '../look/Button';
import { Why } from '../look/Why';
import { Icon } from '../look/Icon';
import { Link } from '../shell/Link';
import { useStore } from '../shell/store';
import type { TableState } from '../table/state';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import type { Lesson } from './lesson';
import { endLesson, noteSeen, progress } from './progress';
import { stillTrue, tipNow } from './tipNow';
import './learn.css';

interface Props {
  table: string;
  lesson: Lesson | undefined;
  state: TableState;
  game: Game | null;
  /** Something is still being shown; the coach waits. */
  behind: boolean;
}

/** Explains each thing at the table when it is first met, in a first game; at other tables it is not there. */
export function Coach({ table, lesson, state, game, behind }: Props) {
  const words = useWords(learnWords);
  const now = useStore(progress);
  const here = lesson !== undefined && now !== null && now.table === table && state.seat !== null;
  const log = useMemo(() => (here ? stillTrue(state.log) : []), [here, state.log]);
  const over = here && state.ended !== null && !behind;
  const found =
    here && !over && !behind && state.view && state.seat !== null
      ? tipNow(lesson, { view: state.view, game, seat: state.seat, decision: state.decision, log }, now.seen)
      : null;
  const about = found?.tip.about ?? '';
  const answered = found?.tip.until === 'answered' ? found.tip.id : '';
  const decision = state.decision?.decision;
  useEffect(() => {
    document.documentElement.dataset.coach = about;
    return () => {
      delete document.documentElement.dataset.coach;
    };
  }, [about]);
  useEffect(() => {
    // What to do is understood when it is done.
    return () => {
      if (answered) {
        noteSeen(answered);
      }
    };
  }, [decision]);
  if (!here || (!found && !over)) {
    return null;
  }
  return (
    <aside class="coach" role="status" aria-label={words.coach}>
      <div class="coach-words">
        <h2>
          <Icon name="hint" /> {found ? found.title : words.overTitle}
        </h2>
        <p>
          {found ? found.text : lesson.farewell()} {found && <Why key={found.tip.id} ids={found.tip.clauses} />}
        </p>
      </div>
      <div class="coach-buttons">
        {found ? (
          <>
            <Button kind="main" onClick={() => noteSeen(found.tip.id)}>
              {words.next}
            </Button>
            <Button kind="quiet" onClick={endLesson}>
              {words.stop}
            </Button>
          </>
        ) : (
          <>
            <Link to="/" class="button main">
              {words.toHome}
            </Link>
            <Link to={`/replay/${table}`} class="button plain">
              {words.toReplay}
            </Link>
            <Link to="/puzzles" class="button plain">
              {words.toPuzzles}
            </Link>
            <Button kind="quiet" onClick={endLesson}>
              {words.stop}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}
