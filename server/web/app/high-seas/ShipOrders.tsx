/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import type { Doc, Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { adviceFor } from './advice';
import { type Ask, verbOf } from './ask';
import { dockedAt } from './docked';
import { brings, isMain, MAIN } from './gains';
import { distance } from './geometry';
import { NoTarget } from './NoTarget';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

interface Props {
  ship: Ship;
  ask: Extract<Ask, { kind: 'order' }>;
  sight: Sight;
  plans: Plans;
  advised: number | undefined;
  busy: boolean;
  selected: boolean;
  onSelect: (ship: string) => void;
  choose: (option: number) => void;
  why: (parts: Doc) => void;
  reaching: string | null;
  onReach: (ship: string | null) => void;
}

/** The orders of one ship. Who has nothing to do is folded up: her name, and how she stands. */
export function ShipOrders(props: Props) {
  const { ship, ask, sight, plans, advised, busy, choose } = props;
  const words = useWords(highSeasWords);
  const [opened, setOpened] = useState(false);
  const orders = ask.orders.get(ship.name) ?? [];
  const of = (verb: string) => orders.filter((one) => verbOf(one)[0] === verb && isMain(one, sight, ship.of));
  const others = orders.filter((one) => !isMain(one, sight, ship.of));
  const open = opened || others.some((one) => one.index === advised);
  const folded = others.length === orders.length && !open;
  const bears = new Set(
    ask.bearings.filter((one) => one.ship === ship.name && one.finding === 'clear').map((one) => one.cannon),
  ).size;
  // She could shoot and has cannons, but none bears: that is told enemy by enemy.
  const aimless = !ship.acted && bears === 0 && ask.bearings.some((one) => one.ship === ship.name);
  const reaching = props.reaching === ship.name;
  const order = (one: Option, says: string, look: string, main: boolean, gives?: string) => (
    <Button
      key={one.index}
      kind={main ? 'main' : 'plain'}
      class={`small ${look} ${advised === one.index ? 'hinted' : ''}`}
      label={gives ? `${one.says}. ${gives}` : one.says}
      title={gives}
      disabled={busy}
      onClick={() => choose(one.index)}
    >
      {says}
    </Button>
  );
  return (
    <div class={`hs-order ${props.selected ? 'selected' : ''} ${folded ? 'folded' : ''}`}>
      <div class="hs-order-head">
        <button type="button" class="hs-order-ship" onClick={() => props.onSelect(ship.name)}>
          {plans.ship(ship.name).name}
        </button>
        {(others.length > 0 || folded || opened) && (
          <button type="button" class="hs-more" aria-expanded={open} onClick={() => setOpened(!opened)}>
            <Icon name={open ? 'down' : 'forward'} /> {others.length > 0 ? words.more(others.length) : words.orders}
          </button>
        )}
      </div>
      <p class="hs-advice">{adviceFor(ship, ask, sight, plans, words)}</p>
      {!folded && (
        <div class="hs-four">
          {MAIN.flatMap((verb) =>
            of(verb).length > 0
              ? of(verb).map((one) =>
                  order(
                    one,
                    verb === 'shoot' && bears > 0 ? `${words.shoot} (${bears})` : labelOf(one, words[verb], plans),
                    `hs-can ${verb === 'explore' ? 'wide' : ''}`,
                    verb === 'shoot' || (verb === 'explore' && brings(one, ship, sight, plans)),
                  ),
                )
              : [
                  <Button
                    key={verb}
                    class="small hs-cannot"
                    label={`${words[verb]}, ${plans.ship(ship.name).name}: ${words.whyNot}`}
                    title={words.whyNot}
                    pressed={verb === 'shoot' && aimless ? reaching : undefined}
                    onClick={() => {
                      if (verb === 'shoot' && aimless) {
                        props.onReach(reaching ? null : ship.name);
                      } else {
                        props.why(guess(verb, ship, sight, plans));
                      }
                    }}
                  >
                    {words[verb]}
                  </Button>,
                ],
          )}
        </div>
      )}
      {aimless && reaching && <NoTarget ship={ship} bearings={ask.bearings} sight={sight} plans={plans} />}
      {open && (
        <div class="row hs-others">
          {others.map((one) => {
            const crew = String((one.parts as Record<string, Doc>).crew ?? '');
            const ability = verbOf(one)[0] === 'land' ? plans.crew(crew).text : '';
            const gives = ability ? words.givesUp(plans.ship(ship.name).name, ability) : undefined;
            return (
              <div key={one.index}>
                {order(one, one.says, 'hs-can', false, gives)}
                {gives && <small class="hs-gives">{gives}</small>}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
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
