/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Absence, Request } from './messages';

interface Props {
  absence: Absence;
  seat: string | null;
  ask: (request: Request) => Promise<boolean>;
}

/** Somebody is missing: the others decide whether to wait, to let a captain play, or to go on without. */
export function AbsenceBar({ absence, seat, ask }: Props) {
  const words = useWords(tableWords);
  const says = { wait: words.absenceWait, captain: words.absenceCaptain, out: words.absenceOut };
  const votes = (way: string) => absence.votes?.filter((vote) => vote.for === way).length ?? 0;
  return (
    <div class="vote-bar" role="alert">
      <p>{words.absent(absence.seat ?? '')}</p>
      {seat !== null && seat !== absence.seat && (
        <div class="row">
          {(absence.options ?? []).map((way) => (
            <Button
              key={way}
              pressed={absence.votes?.some((vote) => vote.seat === seat && vote.for === way) ?? false}
              onClick={() => ask({ type: 'absence', for: way })}
            >
              {says[way]}
              {votes(way) > 0 && <span class="faint"> · {words.votedFor(votes(way))}</span>}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
