/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Option } from '../table/messages';

interface Props {
  options: readonly Option[];
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
}

const NO = ['done', 'pass', 'none', 'no', 'drift'];

/** Every other question: its answers as buttons, what is to do first, to do nothing last. */
export function ChoicePanel({ options, advised, busy, choose }: Props) {
  const idle = (one: Option) => typeof one.parts === 'string' && NO.some((word) => String(one.parts).startsWith(word));
  const active = options.filter((one) => !idle(one));
  return (
    <div class="hs-choices row">
      {[...active, ...options.filter(idle)].map((one) => (
        <Button
          key={one.index}
          kind={options.length === 1 || (active.length === 1 && active[0] === one) ? 'main' : 'plain'}
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
