/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Option } from '../table/messages';
import { Coins } from './ShipLine';

interface Props {
  options: readonly Option[];
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
}

const NO = ['done', 'pass', 'no', 'do not', 'drift'];

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
          label={coinsOf(one) ? one.says : undefined}
          disabled={busy}
          onClick={() => choose(one.index)}
        >
          {coinsOf(one) ? <Coins coins={coinsOf(one)!} /> : one.says}
        </Button>
      ))}
    </div>
  );
}

/** The coins somebody would bring to the game, where that is asked. */
const coinsOf = (one: Option): number[] | null => {
  const bring = one.parts && typeof one.parts === 'object' && !Array.isArray(one.parts) ? one.parts.bring : undefined;
  return Array.isArray(bring) ? bring.map(Number) : null;
};
