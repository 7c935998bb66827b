/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Option } from '../table/messages';

interface Props {
  options: readonly Option[];
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
}

/** Every other question: its answers as buttons. */
export function ChoicePanel({ options, advised, busy, choose }: Props) {
  return (
    <div class="hs-choices row">
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
