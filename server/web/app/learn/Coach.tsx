/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import type { Game } from '../api/types';
import { Button } from '../look/Button';
import { ClauseLinks } from '../look/ClauseLink';
import { Icon } from '../look/Icon';
import { Link } from '../shell/Link';
import { useStore } from '../shell/store';
import type { TableState } from '../table/state';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { endLesson, lesson, noteSeen } from './lesson';
import { TIPS } from './tips';
import './learn.css';

interface Props {
  table: string;
  state: TableState;
  game: Game | null;
  /** Something is still being shown; the coach waits. */
  behind: boolean;
}

/** Explains each thing at the table when it is first met, in a first game; at other tables it is not there. */
export function Coach({ table, state, game, behind }: Props) {
  const words = useWords(learnWords);
  const now = useStore(lesson);
  const here = now !== null && now.table === table && state.seat !== null && state.view !== null;
  const situation = here && {
    words,
    state,
    view: state.view ?? {},
    game,
    seat: state.seat ?? '',
    asked: state.decision !== null && !behind,
  };
  const tip =
    situation && !behind
      ? TIPS.map((one) => ({ one, says: now?.seen.includes(one.id) ? null : one.says(situation) })).find(
          (found) => found.says,
        )
      : undefined;
  const about = tip?.one.about ?? '';
  const id = tip?.one.id ?? '';
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
      if (id === 'action') {
        noteSeen('action');
      }
    };
  }, [decision]);
  if (!tip?.says) {
    return null;
  }
  const [title, text] = tip.says;
  return (
    <aside class="coach" role="status" aria-label={words.coach}>
      <div class="coach-words">
        <h2>
          <Icon name="hint" /> {title}
        </h2>
        <p>
          {text} <ClauseLinks ids={tip.one.clauses} />
        </p>
      </div>
      <div class="coach-buttons">
        {id === 'over' ? (
          <>
            <Link to="/puzzles" class="button main">
              {words.toPuzzles}
            </Link>
            <Link to={`/replay/${table}`} class="button plain">
              {words.toReplay}
            </Link>
            <Link to="/" class="button plain">
              {words.toHome}
            </Link>
          </>
        ) : (
          <>
            <Button kind="main" onClick={() => noteSeen(id)}>
              {words.next}
            </Button>
            <Button kind="quiet" onClick={endLesson}>
              {words.stop}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}
