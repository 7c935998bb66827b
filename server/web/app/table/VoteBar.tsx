/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Request, Vote } from './messages';

interface Props {
  vote: Vote;
  seat: string | null;
  ask: (request: Request) => Promise<boolean>;
}

/** A vote under way, and the two answers to it. */
export function VoteBar({ vote, seat, ask }: Props) {
  const words = useWords(tableWords);
  const name = vote.proposer ?? '';
  const says =
    vote.about === 'undo'
      ? words.voteUndo(name, vote.events ?? 0)
      : vote.about === 'draw'
        ? words.voteDraw(name)
        : words.voteAbandon(name);
  const open = seat !== null && !vote.agreed?.includes(seat);
  return (
    <div class="vote-bar" role="alert">
      <p>
        {says}{' '}
        {vote.agreed && vote.agreed.length > 0 && <span class="faint">{words.agreed(vote.agreed.join(', '))}</span>}
      </p>
      {seat !== null && (
        <div class="row">
          {open && (
            <Button kind="main" onClick={() => ask({ type: 'vote', say: true })}>
              {words.agree}
            </Button>
          )}
          <Button onClick={() => ask({ type: 'vote', say: false })}>{words.refuse}</Button>
        </div>
      )}
    </div>
  );
}
