/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { Icon } from '../look/Icon';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { BoardKind } from './board';
import { folded } from './fold';
import { LogLine } from './LogLine';
import type { Logged } from './state';
import { meanwhile } from './turns';

interface Props {
  log: readonly Logged[];
  seat: string;
  kind: BoardKind;
}

/** What the others did since one's last turn, one press away: the show may have been too fast. */
export function Meanwhile({ log, seat, kind }: Props) {
  const words = useWords(tableWords);
  const [open, setOpen] = useState(false);
  const missed = meanwhile(log, seat);
  return (
    <>
      <Button
        class="small meanwhile"
        label={words.meanwhile}
        disabled={missed.length === 0}
        onClick={() => setOpen(true)}
      >
        <Icon name="history" />
        <span>{words.meanwhileShort}</span>
      </Button>
      {open && (
        <Dialog title={words.meanwhile} onClose={() => setOpen(false)} sheet>
          <ol class="log-lines">
            {folded(missed, kind).map((line) => (
              <LogLine key={line.id} line={line} />
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
