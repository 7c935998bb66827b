/** @jsxRuntime automatic @jsxImportSource preact */
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Ask } from './ask';
import type { Foreseen } from './facts';
import type { Plans } from './plans';

interface Props {
  of: Foreseen;
  ask: Extract<Ask, { kind: 'sail' }>;
  plans: Plans;
}

/** What comes of a course, said before it is sailed: whom she rams, where she docks, on whom her cannons bear then. */
export function Outlook({ of, ask, plans }: Props) {
  const words = useWords(highSeasWords);
  const name = plans.pieceName;
  const guns = ask.ship.masts?.length ?? plans.ship(ask.ship.name).cannons.length;
  const aside = of.meets.filter((one) => one !== of.docks && !of.rams.includes(one) && !of.tows.includes(one));
  return (
    <ul class="hs-outlook">
      {of.rams.map((one) => (
        <li key={`ram ${one}`} class="hs-rams">
          {words.ramsHer(name(one), of.pinned)}
        </li>
      ))}
      {of.tows.map((one) => (
        <li key={`tow ${one}`}>{words.mayTow(name(one))}</li>
      ))}
      {of.docks && <li>{words.docksAt(name(of.docks))}</li>}
      {aside.map((one) => (
        <li key={`meet ${one}`}>{words.meets(name(one))}</li>
      ))}
      {of.bears.map(([target, n]) => (
        <li key={`fire ${target}`}>
          {words.bearThere(n, guns, name(target))} {ask.shoots ? words.shootsAtOnce : words.shootsLater}
        </li>
      ))}
      {of.meets.length + of.bears.length === 0 && <li>{words.clear}</li>}
    </ul>
  );
}
