/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { save } from '../api/save';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tell, tellProblem } from '../look/tell';
import { go, place } from '../shell/route';
import type { Branch } from '../table/messages';
import { useWords } from '../words/language';
import { replayWords } from '../words/replay';
import { editorLink } from '../editor/link';
import type { Replay } from './match';
import { PuzzleFrom } from './PuzzleFrom';
import { Verify } from './Verify';

interface Props {
  id: string;
  replay: Replay;
  at: number;
  view: Branch;
}

/** What can be done with a finished match: share, download, verify, play on. */
export function Actions({ id, replay, at, view }: Props) {
  const words = useWords(replayWords);
  const [dialog, setDialog] = useState<'verify' | 'puzzle' | null>(place.get().query.get('play') ? 'puzzle' : null);
  const step = replay.steps[at];
  const over = step.asked.length === 0;
  const share = () => {
    const link = `${location.origin}/replay/${id}?as=${encodeURIComponent(replay.as)}&step=${step.step}`;
    navigator.clipboard?.writeText(link).then(() => tell(words.shared, 'good'));
  };
  const record = `/api/matches/${id}/record`;
  const download = (event: Event) => {
    event.preventDefault();
    save(record, `${replay.game}-${id}.jsonl`).catch(tellProblem);
  };
  // Only a moment that the game has a name for can be set up anew; between two of them the match alone knows what is under way.
  const edit = () => (step.turn === null ? tell(words.between) : go(editorLink(view)));
  return (
    <section class="card replay-actions" aria-label={words.more}>
      <Button onClick={share}>
        <Icon name="link" /> {words.share}
      </Button>
      <a class="button plain" href={record} download onClick={download}>
        {words.download}
      </a>
      <Button onClick={() => setDialog('verify')}>
        <Icon name="check" /> {words.verify}
      </Button>
      <Button onClick={() => (over ? tell(words.over) : setDialog('puzzle'))}>
        <Icon name="hint" /> {words.puzzle}
      </Button>
      {replay.as === 'open' && !over && (
        <Button kind="quiet" onClick={edit}>
          <Icon name="board" /> {words.edit}
        </Button>
      )}
      {dialog === 'verify' && <Verify id={id} onClose={() => setDialog(null)} />}
      {dialog === 'puzzle' && <PuzzleFrom id={id} step={step} seats={replay.seats} onClose={() => setDialog(null)} />}
    </section>
  );
}
