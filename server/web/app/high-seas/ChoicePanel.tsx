/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import type { Option } from '../table/messages';
import { Coins } from './ShipLine';

interface Props {
  options: readonly Option[];
  /** Whether doing it can bring anything; where not, nothing but leaving it is recommended. */
  gains?: boolean;
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
}

const NO = ['done', 'pass', 'no', 'do not', 'drift'];

/** Every other question: its answers as buttons, what is to do first, to do nothing last. */
export function ChoicePanel({ options, gains = true, advised, busy, choose }: Props) {
  const idle = (one: Option) => typeof one.parts === 'string' && NO.some((word) => String(one.parts).startsWith(word));
  const active = options.filter((one) => !idle(one));
  const passing = options.filter(idle);
  const best = active.length !== 1 ? null : gains ? active[0] : passing.length === 1 ? passing[0] : null;
  return (
    <div class="hs-choices row">
      {[...active, ...passing].map((one) => (
        <Button
          key={one.index}
          kind={options.length === 1 || best === one ? 'main' : 'plain'}
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
