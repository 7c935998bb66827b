/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import type { Doc, Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { adviceFor } from './advice';
import { type Ask, verbOf } from './ask';
import { isUseful, MAIN } from './gains';
import { distance } from './geometry';
import { NoTarget } from './NoTarget';
import { OtherOrders } from './OtherOrders';
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
  onTow: (ship: string, towed: string) => void;
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
  const counsel = ask.counsel.get(ship.name);
  const tows = counsel?.tows ?? [];
  const of = (verb: string) => orders.filter((one) => verbOf(one)[0] === verb && isUseful(one, counsel));
  const others = orders.filter((one) => !isUseful(one, counsel));
  const open = opened || others.some((one) => one.index === advised);
  const folded = others.length === orders.length && tows.length === 0 && !open;
  const bears = new Set(
    ask.bearings.filter((one) => one.ship === ship.name && one.finding === 'clear').map((one) => one.cannon),
  ).size;
  // She could shoot and has cannons, but none bears: that is told enemy by enemy.
  const aimless = !ship.acted && bears === 0 && ask.bearings.some((one) => one.ship === ship.name);
  const reaching = props.reaching === ship.name;
  const name = plans.ship(ship.name).name;
  return (
    <div class={`hs-order ${props.selected ? 'selected' : ''} ${folded ? 'folded' : ''}`}>
      <p class="hs-advice">
        <button type="button" class="hs-order-ship" onClick={() => props.onSelect(ship.name)}>
          {name}
        </button>{' '}
        {adviceFor(counsel, plans, words)}
      </p>
      <div class="hs-four">
        {!folded && (
          <>
            {MAIN.flatMap((verb) =>
              of(verb).length > 0
                ? of(verb).map((one) => (
                    <Button
                      key={one.index}
                      kind={verb === 'shoot' || verb === 'explore' ? 'main' : 'plain'}
                      class={`small hs-can ${verb === 'explore' ? 'wide' : ''} ${advised === one.index ? 'hinted' : ''}`}
                      label={one.says}
                      disabled={busy}
                      onClick={() => choose(one.index)}
                    >
                      {verb === 'shoot' && bears > 0
                        ? `${words.shoot} (${bears})`
                        : labelOf(one, words[verb], ship, plans)}
                    </Button>
                  ))
                : [
                    <Button
                      key={verb}
                      class="small hs-cannot"
                      label={`${words[verb]}, ${name}: ${words.whyNot}`}
                      title={words.whyNot}
                      pressed={verb === 'shoot' && aimless ? reaching : undefined}
                      onClick={() => {
                        if (verb === 'shoot' && aimless) {
                          props.onReach(reaching ? null : ship.name);
                        } else {
                          props.why(guess(verb, ship, counsel?.docked ?? null, sight, plans));
                        }
                      }}
                    >
                      {words[verb]}
                    </Button>,
                  ],
            )}
            {tows.map((one) => (
              <Button
                key={`tow ${one.ship}`}
                kind={one.may ? 'main' : 'plain'}
                class={`small hs-tow ${one.may ? 'hs-can' : 'hs-cannot'}`}
                title={one.may ? undefined : words.whyNot}
                disabled={busy}
                onClick={() =>
                  one.may ? props.onTow(ship.name, one.ship) : props.why({ tow: one.ship, ship: ship.name })
                }
              >
                {words.tow(plans.pieceName(one.ship))}
              </Button>
            ))}
          </>
        )}
        {(others.length > 0 || folded || opened) && (
          <button
            type="button"
            class="hs-more"
            aria-label={words.more(others.length)}
            title={words.more(others.length)}
            aria-expanded={open}
            onClick={() => setOpened(!opened)}
          >
            <Icon name={open ? 'down' : 'forward'} /> {others.length > 0 ? `+${others.length}` : words.orders}
          </button>
        )}
      </div>
      {aimless && reaching && <NoTarget ship={ship} bearings={ask.bearings} sight={sight} plans={plans} />}
      {open && (
        <OtherOrders
          ship={ship}
          orders={others}
          scuttle={ask.scuttle}
          plans={plans}
          advised={advised}
          busy={busy}
          choose={choose}
        />
      )}
    </div>
  );
}

/** Short words: which ship is meant stands beside it. */
function labelOf(option: Option, verb: string, ship: Ship, plans: Plans): string {
  const parts = option.parts as Record<string, Doc>;
  if (parts.target !== undefined) {
    return plans.pieceName(String(parts.target)) === '' ? verb : `${verb} ${plans.pieceName(String(parts.target))}`;
  }
  const cannon = plans.ship(ship.name).cannons[Number(parts.mast) - 1];
  return parts.mast !== undefined && cannon ? `${verb} ${cannon.rank}${cannon.range}` : verb;
}

/** The choice somebody means who asks for an order that is not open. */
function guess(verb: string, ship: Ship, docked: string | null, sight: Sight, plans: Plans): Doc {
  if (verb === 'explore') {
    const { x, y } = ship.pose!;
    const near = [...sight.islands].sort(
      (a, b) => distance([x, y], [a.pose.x, a.pose.y]) - distance([x, y], [b.pose.x, b.pose.y]),
    )[0];
    return { explore: ship.name, target: docked ?? near?.name ?? '' };
  }
  if (verb === 'repair') {
    const lost = plans.ship(ship.name).masts.findIndex((_, i) => ship.masts !== null && !ship.masts.includes(i + 1));
    return { repair: ship.name, mast: Math.max(0, lost) + 1 };
  }
  return { [verb]: ship.name };
}
