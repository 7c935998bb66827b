/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import type { BoardProps } from '../table/board';
import type { Branch, Doc, Explained, Option } from '../table/messages';
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
  explain: BoardProps['explain'];
}

const placesOf = (option: Option | undefined): number[] =>
  (((option?.parts as Branch | undefined)?.crew as Doc[] | undefined) ?? []).map(Number);

/** Where each own crew begins, secretly: what each can do and costs, and how full each ship is, with the usual places filled in. */
export function CrewPanel({ options, sight, plans, seat, busy, chooseParts, explain }: Props) {
  const words = useWords(highSeasWords);
  const [places, setPlaces] = useState(() => placesOf(options[0]));
  const [verdict, setVerdict] = useState<Explained | null>(null);
  const ships = sight.ships.filter((ship) => ship.of === seat);
  const aboard = [...sight.islands, ...sight.ships]
    .flatMap((place) => place.crew)
    .filter((crew) => crew.of === seat && crew.card !== null)
    .map((crew) => crew.card!)
    .sort((a, b) => plans.roll.indexOf(a) - plans.roll.indexOf(b));
  // What the rules say to it is asked at every change: a refusal is gone when its cause is.
  useEffect(() => {
    let asked = true;
    void explain?.({ crew: places }).then((answer) => asked && setVerdict(answer));
    return () => {
      asked = false;
    };
  }, [places]);
  return (
    <form
      class="hs-crews"
      onSubmit={(event) => {
        event.preventDefault();
        chooseParts({ crew: places });
      }}
    >
      <p class="hs-tip">{words.crewWhere}</p>
      <ul class="hs-berths">
        {ships.map((ship, k) => {
          const own = aboard.filter((_, i) => places[i] === k + 1);
          const plan = plans.ship(ship.name);
          const cost = own.reduce((sum, card) => sum + plans.crew(card).points, 0);
          return (
            <li key={ship.name}>
              <strong>{plan.name}</strong> {words.crewSpace(own.length, plan.cargo, cost, plan.points)}
            </li>
          );
        })}
      </ul>
      {verdict && !verdict.legal && (
        <p class="hs-no" role="status">
          {verdict.says}
        </p>
      )}
      {places.map((place, i) => {
        const card = aboard[i] ? plans.crew(aboard[i]) : null;
        return (
          <label key={i}>
            <span>
              {card ? card.name : `${words.crew} ${i + 1}`}
              {card && <small class="faint"> {words.points(card.points)}</small>}
              {card?.text && <small class="hs-ability">{card.text}</small>}
            </span>
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
        );
      })}
      <div class="row hs-end">
        <Button kind="main" submit disabled={busy || verdict?.legal === false}>
          {words.crewReady}
        </Button>
      </div>
    </form>
  );
}
