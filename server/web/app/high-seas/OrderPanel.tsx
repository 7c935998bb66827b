/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../look/Button';
import type { Doc, Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { adviceFor } from './advice';
import { type Ask, verbOf } from './ask';
import { dockedAt, roomOf } from './docked';
import { distance } from './geometry';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

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
  /** Shows how far the cannons of a ship reach, and what is in their way. */
  onRanges: (ship: string) => void;
}

/** The orders of each own ship: what is possible can be given, of the rest one can learn why not. */
export function OrderPanel(props: Props) {
  const { ask, sight, plans, seat, advised, busy, selected, onSelect, choose, why } = props;
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
  const waiting = own.some((ship) => ask.orders.get(ship.name)?.some((one) => verbOf(one)[0] === 'move'));
  return (
    <div class="hs-orders" ref={list}>
      {sight.round === 1 && <p class="hs-tip">{words.goal(sight.half)}</p>}
      {own.map((ship) => {
        const orders = ask.orders.get(ship.name) ?? [];
        const main = ['move', 'shoot', 'explore', 'repair'] as const;
        // Cargo between own ships is seldom wanted: it does not stand beside what brings gold.
        const isMain = (one: Option) => (main as readonly string[]).includes(verbOf(one)[0]) && !isAmongOwn(one, sight, seat);
        const of = (verb: string) => orders.filter((one) => verbOf(one)[0] === verb && isMain(one));
        const others = orders.filter((one) => !isMain(one));
        const bears = new Set(
          ask.bearings.filter((one) => one.ship === ship.name && one.finding === 'clear').map((one) => one.cannon),
        ).size;
        return (
          <div key={ship.name} class={`hs-order ${selected === ship.name ? 'selected' : ''}`}>
            <button type="button" class="hs-order-ship" onClick={() => onSelect(ship.name)}>
              {plans.ship(ship.name).name}
            </button>
            <p class="hs-advice">{adviceFor(ship, ask, sight, plans, words)}</p>
            <div class="hs-four">
              {main.flatMap((verb) =>
                of(verb).length > 0
                  ? of(verb).map((one) => (
                      <OrderButton
                        key={one.index}
                        option={one}
                        says={verb === 'shoot' && bears > 0 ? `${words.shoot} (${bears})` : labelOf(one, words[verb], plans)}
                        main={verb === 'shoot' || (verb === 'explore' && brings(one, ship, sight, plans))}
                        wide={verb === 'explore'}
                        advised={advised}
                        busy={busy}
                        choose={choose}
                      />
                    ))
                  : [
                      <Button
                        key={verb}
                        class="small hs-cannot"
                        label={`${words[verb]}, ${plans.ship(ship.name).name}: ${words.whyNot}`}
                        title={words.whyNot}
                        onClick={() => {
                          if (verb === 'shoot') {
                            props.onRanges(ship.name);
                          }
                          why(guess(verb, ship, sight, plans));
                        }}
                      >
                        {words[verb]}
                      </Button>,
                    ],
              )}
            </div>
            {others.length > 0 && (
              <details class="hs-more" open={others.some((one) => one.index === advised)}>
                <summary>{words.more(others.length)}</summary>
                <div class="row">
                  {others.map((one) => (
                    <OrderButton
                      key={one.index}
                      option={one}
                      says={one.says}
                      main={false}
                      advised={advised}
                      busy={busy}
                      choose={choose}
                    />
                  ))}
                </div>
              </details>
            )}
          </div>
        );
      })}
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

interface OneProps {
  option: Option;
  says: string;
  main: boolean;
  wide?: boolean;
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
}

function OrderButton({ option, says, main, wide, advised, busy, choose }: OneProps) {
  return (
    <Button
      kind={main ? 'main' : 'plain'}
      class={`small hs-can ${wide ? 'wide' : ''} ${advised === option.index ? 'hinted' : ''}`}
      label={option.says}
      disabled={busy}
      onClick={() => choose(option.index)}
    >
      {says}
    </Button>
  );
}

/** Whether an order only carries cargo between own ships. */
function isAmongOwn(option: Option, sight: Sight, seat: string | null): boolean {
  const target = (option.parts as Record<string, Doc>).target;
  return sight.ships.some((ship) => ship.name === target && ship.of === seat);
}

/** Whether exploring brings anything: coins that lie there and room for them, or coins to unload at home. */
function brings(option: Option, ship: Ship, sight: Sight, plans: Plans): boolean {
  const target = (option.parts as Record<string, Doc>).target;
  const island = sight.islands.find((one) => one.name === target);
  return !island || (island.home === null ? island.coins.length > 0 && roomOf(ship, plans) > 0 : ship.coins.length > 0);
}

/** Short words: which ship is meant stands beside it. */
function labelOf(option: Option, verb: string, plans: Plans): string {
  const parts = option.parts as Record<string, Doc>;
  if (parts.target !== undefined) {
    return plans.pieceName(String(parts.target)) === '' ? verb : `${verb} ${plans.pieceName(String(parts.target))}`;
  }
  return parts.mast !== undefined ? `${verb} ${String(parts.mast)}` : verb;
}

/** The choice somebody means who asks for an order that is not open. */
function guess(verb: string, ship: Ship, sight: Sight, plans: Plans): Doc {
  if (verb === 'explore') {
    const { x, y } = ship.pose!;
    const near = [...sight.islands].sort(
      (a, b) => distance([x, y], [a.pose.x, a.pose.y]) - distance([x, y], [b.pose.x, b.pose.y]),
    )[0];
    return { explore: ship.name, target: dockedAt(ship, sight, plans) ?? near?.name ?? '' };
  }
  if (verb === 'repair') {
    const lost = plans.ship(ship.name).masts.findIndex((_, i) => ship.masts !== null && !ship.masts.includes(i + 1));
    return { repair: ship.name, mast: Math.max(0, lost) + 1 };
  }
  return { [verb]: ship.name };
}
