/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../look/Button';
import type { Branch, Doc, Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Plans } from './plans';
import type { Sight } from './sight';

interface Props {
  options: readonly Option[];
  sight: Sight;
  plans: Plans;
  seat: string | null;
  busy: boolean;
  chooseParts: (parts: Doc) => void;
}

const placesOf = (option: Option | undefined): number[] =>
  (((option?.parts as Branch | undefined)?.crew as Doc[] | undefined) ?? []).map(Number);

/** Where each own crew begins, secretly: one line for each, with the usual places filled in. */
export function CrewPanel({ options, sight, plans, seat, busy, chooseParts }: Props) {
  const words = useWords(highSeasWords);
  const [places, setPlaces] = useState(() => placesOf(options[0]));
  const ships = sight.ships.filter((ship) => ship.of === seat);
  const aboard = [...sight.islands, ...sight.ships]
    .flatMap((place) => place.crew)
    .filter((crew) => crew.of === seat && crew.card !== null)
    .map((crew) => crew.card!)
    .sort((a, b) => plans.roll.indexOf(a) - plans.roll.indexOf(b));
  return (
    <form
      class="hs-crews"
      onSubmit={(event) => {
        event.preventDefault();
        chooseParts({ crew: places });
      }}
    >
      <p class="hs-tip">{words.crewWhere}</p>
      {places.map((place, i) => (
        <label key={i}>
          <span>{aboard[i] ? plans.crew(aboard[i]).name : `${words.crew} ${i + 1}`}</span>
          <select
            value={place}
            onChange={(event) => {
              const to = Number(event.currentTarget.value);
              setPlaces((before) => before.map((other, k) => (k === i ? to : other)));
            }}
          >
            {ships.map((ship, k) => (
              <option key={ship.name} value={k + 1}>
                {plans.ship(ship.name).name}
              </option>
            ))}
            <option value={0}>{words.ashore}</option>
          </select>
        </label>
      ))}
      <Button kind="main" submit disabled={busy}>
        {words.crewReady}
      </Button>
    </form>
  );
}
