/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { verbOf } from './ask';

interface Props {
  options: readonly Option[];
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
  /** Takes coins one after another, the best first. */
  onTakeBest: () => void;
}

/** Every other question: its answers as buttons. */
export function ChoicePanel({ options, advised, busy, choose, onTakeBest }: Props) {
  const words = useWords(highSeasWords);
  const coins = options.filter((one) => verbOf(one)[0] === 'take' && /^\d+$/.test(verbOf(one)[1]));
  return (
    <div class="hs-choices row">
      {coins.length > 1 && (
        <Button kind="main" disabled={busy} onClick={onTakeBest}>
          {words.takeBest}
        </Button>
      )}
      {options.map((one) => (
        <Button
          key={one.index}
          kind={options.length === 1 ? 'main' : 'plain'}
          class={advised === one.index ? 'hinted' : ''}
          disabled={busy}
          onClick={() => choose(one.index)}
        >
          {one.says}
        </Button>
      ))}
    </div>
  );
}
