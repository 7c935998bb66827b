/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Art } from '../look/Art';
import { Dialog } from '../look/Dialog';
import { Icon } from '../look/Icon';
import { highSeasSignsWords } from '../words/highSeasSigns';
import { useWords } from '../words/language';
import { CoinPile } from './CoinPile';
import type { Plans } from './plans';
import { crewLetters } from './ShipLine';

/** A small button that opens what every sign on the chart and in the lists means. */
export function Signs({ plans }: { plans: Plans }) {
  const words = useWords(highSeasSignsWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="hs-signs-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.ask}
      </button>
      {open && (
        <Dialog title={words.ask} onClose={() => setOpen(false)} sheet class="hs-legend">
          <Legend plans={plans} />
        </Dialog>
      )}
    </>
  );
}

function Legend({ plans }: { plans: Plans }) {
  const words = useWords(highSeasSignsWords);
  // One of each letters: what crew of different nations can do is the same.
  const roles = new Map(plans.roll.map((id) => [crewLetters(id), plans.crew(id)]));
  return (
    <>
      <h3>{words.ships}</h3>
      <dl class="hs-legend-list">
        <Sign of={<span class="hs-cannon S">3S</span>}>{words.cannonS}</Sign>
        <Sign of={<span class="hs-cannon L">3L</span>}>{words.cannonL}</Sign>
        <Sign of={<span class="hs-cannon S lost">3S</span>}>{words.lost}</Sign>
        <Sign of="S + L">{words.speed}</Sign>
        <Sign of={<span class="hs-coin">2</span>}>{words.coin}</Sign>
        <Sign of={<span class="hs-coin">?</span>}>{words.coinUnknown}</Sign>
        <Sign of={<span class="hs-crew up">Ca</span>}>{words.crewUp}</Sign>
        <Sign of={<span class="hs-crew">Ca</span>}>{words.crewDown}</Sign>
        <Sign of={<span class="hs-crew">?</span>}>{words.crewUnknown}</Sign>
        <Sign of="5 / 16">{words.gold}</Sign>
        <Sign of={words.pointsSign}>{words.points}</Sign>
      </dl>
      <h3>{words.chart}</h3>
      <dl class="hs-legend-list">
        <Sign
          of={
            <svg class="hs-legend-pile" viewBox="-16 -14 40 28" role="img" aria-label="×4">
              <CoinPile number={4} />
            </svg>
          }
        >
          {words.pile}
        </Sign>
        <Sign of="• ×2">{words.aboard}</Sign>
        <Sign of={<span class="hs-legend-mark side-0">×</span>}>{words.mark}</Sign>
        <Sign of={<span class="hs-legend-blocked">×</span>}>{words.blocked}</Sign>
        <Sign of={words.pinnedSign}>{words.pinned}</Sign>
        <Sign of={<Art name="anchor" />}>{words.anchor}</Sign>
        <Sign of={<Icon name="flag" />}>{words.flag}</Sign>
        <Sign of={<Icon name="ring" />}>{words.ring}</Sign>
      </dl>
      <h3>{words.crew}</h3>
      <dl class="hs-legend-list">
        {[...roles].map(([letters, crew]) => (
          <Sign key={letters} of={<span class="hs-crew up">{letters}</span>}>
            {crew.text || crew.name}
          </Sign>
        ))}
      </dl>
    </>
  );
}

function Sign({ of, children }: { of: ComponentChildren; children: ComponentChildren }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>{children}</dd>
    </div>
  );
}
