/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { tableWords } from '../words/table';
import { useWords, type SameWords } from '../words/language';
import type { Request, Vote } from './messages';

type Words = SameWords<(typeof tableWords)['en']>;

/** What somebody proposes, in plain words; to its proposer, that it has been sent. */
export function voteSays(vote: Vote, seat: string | null, words: Words): string {
  const name = vote.proposer ?? '';
  if (name === seat) {
    return vote.about === 'undo' ? words.askedUndo : vote.about === 'draw' ? words.askedDraw : words.askedAbandon;
  }
  return vote.about === 'undo'
    ? words.voteUndo(name)
    : vote.about === 'draw'
      ? words.voteDraw(name)
      : words.voteAbandon(name);
}

interface Props {
  vote: Vote;
  seat: string | null;
  ask: (request: Request) => Promise<boolean>;
}

/** The two answers to a proposal; its proposer can only withdraw it. */
export function VoteButtons({ vote, seat, ask }: Props) {
  const words = useWords(tableWords);
  if (seat === null) {
    return null;
  }
  const open = !vote.agreed?.includes(seat);
  return (
    <>
      {open && (
        <Button kind="main" class="small" onClick={() => ask({ type: 'vote', say: true })}>
          {words.agree}
        </Button>
      )}
      <Button class="small" onClick={() => ask({ type: 'vote', say: false })}>
        {open ? words.refuse : words.withdraw}
      </Button>
    </>
  );
}
