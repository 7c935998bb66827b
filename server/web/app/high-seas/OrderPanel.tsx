/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../look/Button';
import type { Doc } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Ask } from './ask';
import { isUseful } from './gains';
import type { Held } from './held';
import type { Plans } from './plans';
import { ShipOrders } from './ShipOrders';
import type { Sight } from './sight';

interface Props {
  ask: Extract<Ask, { kind: 'order' }>;
  sight: Sight;
  plans: Plans;
  seat: string | null;
  advised: number | undefined;
  busy: boolean;
  selected: string | null;
  onSelect: (ship: string) => void;
  choose: (option: number) => void;
  why: (parts: Doc) => void;
  held: Held | null;
  onTow: (ship: string, towed: string) => void;
  onReach: (ship: string | null) => void;
}

/** The orders of each own ship: what is possible can be given, of the rest one can learn why not. */
export function OrderPanel(props: Props) {
  const { ask, sight, seat, advised, busy, selected, choose, held } = props;
  const words = useWords(highSeasWords);
  const own = sight.ships.filter((ship) => ship.of === seat && ship.pose);
  // Whoever presses a ship on the sea sees her orders.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current?.closest('.hs-ask');
    const one = list.current?.querySelector<HTMLElement>('.hs-order.selected');
    if (box && one) {
      box.scrollTop = one.offsetTop - list.current!.offsetTop;
    }
  }, [selected]);
  // What is advised is seen, too.
  useEffect(() => {
    list.current?.querySelector('.hinted')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [advised]);
  // The end of a turn is recommended only where no ship can do any good.
  const waiting = own.some((ship) =>
    ask.orders.get(ship.name)?.some((one) => isUseful(one, ask.counsel.get(ship.name))),
  );
  return (
    <div class="hs-orders" ref={list}>
      {own.map((ship) => (
        <ShipOrders
          key={ship.name}
          {...props}
          ship={ship}
          selected={props.selected === ship.name}
          reaching={held?.reach ?? null}
        />
      ))}
      <div class="row hs-end">
        {ask.rest.map((one) => (
          <Button
            key={one.index}
            kind={waiting ? 'plain' : 'main'}
            class={`hs-endturn ${advised === one.index ? 'hinted' : ''}`}
            disabled={busy}
            onClick={() => choose(one.index)}
          >
            {one.says}
          </Button>
        ))}
        {waiting && <small class="faint">{words.endEarly}</small>}
      </div>
    </div>
  );
}
