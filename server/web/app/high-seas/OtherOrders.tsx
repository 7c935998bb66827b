/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import type { Doc, Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { verbOf } from './ask';
import { percent } from './facts';
import type { Plans } from './plans';
import type { Ship } from './sight';

interface Props {
  ship: Ship;
  orders: readonly Option[];
  /** What it takes to scuttle a ship. */
  scuttle: { needs: number; sinks: number };
  plans: Plans;
  advised: number | undefined;
  busy: boolean;
  choose: (option: number) => void;
}

/** Orders that are seldom given: crew ashore and aboard, letting go of a tow, scuttling, which is asked twice. */
export function OtherOrders({ ship, orders, scuttle, plans, advised, busy, choose }: Props) {
  const words = useWords(highSeasWords);
  const shell = useWords(shellWords);
  const [sure, setSure] = useState<Option | null>(null);
  const name = plans.ship(ship.name).name;
  // What was unfolded is seen, above the end of the turn.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), []);
  return (
    <div class="row hs-others" ref={list}>
      {orders.map((one) => {
        const crew = String((one.parts as Record<string, Doc>).crew ?? '');
        const ability = verbOf(one)[0] === 'land' ? plans.crew(crew).text : '';
        const gives = ability ? words.givesUp(name, ability) : undefined;
        const scuttles = verbOf(one)[0] === 'scuttle';
        return (
          <div key={one.index}>
            <Button
              kind={scuttles ? 'danger' : 'plain'}
              class={`small hs-can ${advised === one.index ? 'hinted' : ''}`}
              label={gives ? `${one.says}. ${gives}` : one.says}
              title={gives}
              disabled={busy}
              onClick={() => (scuttles ? setSure(one) : choose(one.index))}
            >
              {scuttles ? `${one.says} …` : one.says}
            </Button>
            {gives && <small class="hs-gives">{gives}</small>}
          </div>
        );
      })}
      {sure && (
        <Dialog title={words.scuttleTitle(name)} onClose={() => setSure(null)}>
          <p>{words.scuttleSure(scuttle.needs, percent(scuttle.sinks))}</p>
          <div class="row">
            <Button
              kind="danger"
              disabled={busy}
              onClick={() => {
                setSure(null);
                choose(sure.index);
              }}
            >
              {words.scuttle}
            </Button>
            <Button onClick={() => setSure(null)}>{shell.cancel}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
