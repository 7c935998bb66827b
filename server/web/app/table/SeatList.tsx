/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game, Table } from '../api/types';
import { Icon } from '../look/Icon';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { Countdown, span } from './Countdown';
import type { TableState } from './state';

interface Props {
  state: TableState;
  table: Table;
  game: Game | null;
  /** While a turn is being shown: whose it is. Null: nothing is shown, and who is asked is marked. */
  turn: string | null;
}

/** Who plays: whose turn it is, who is away, and the clocks. */
export function SeatList({ state, table, game, turn }: Props) {
  const words = useWords(tableWords);
  return (
    <section class="side-card seats">
      <h2 class="hidden-words">{words.seats}</h2>
      <ul>
        {table.seats.map((seat) => {
          const asked = turn === null ? (state.waiting?.seats.includes(seat.name) ?? false) : turn === seat.name;
          const clock = state.clocks?.seats.find((one) => one.seat === seat.name);
          const captain = state.captains[seat.name];
          return (
            <li key={seat.seat} class={asked ? 'asked' : ''}>
              <Icon name={seat.sits === 'captain' || captain ? 'captain' : 'person'} />
              <span class="seat-name">{seat.name}</span>
              {seat.name === state.seat && <span class="chip">{words.you}</span>}
              {seat.sits === 'captain' && <span class="faint seat-level">{levelOf(game, seat.level)}</span>}
              {captain && seat.sits === 'person' && <span class="chip">{words.playedBy(captain)}</span>}
              {state.away[seat.name] && !captain && <span class="chip">{words.away}</span>}
              {asked && <span class="turn-mark" aria-label={words.turnOf(seat.name)} role="img" />}
              {clock && clock.left !== null && state.clocks && (
                <span class="seat-clock">
                  {clock.running && !state.clocks.paused ? (
                    <Countdown until={state.clocks.heard + clock.left} />
                  ) : (
                    <time>{span(clock.left)}</time>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {state.clocks?.paused && <p class="faint">{words.paused}</p>}
      {(table.watching ?? 0) > 0 && <p class="faint">{words.watching(table.watching ?? 0)}</p>}
    </section>
  );
}

const levelOf = (game: Game | null, level: string | null) =>
  game?.levels.find((one) => one.id === level)?.name.toLocaleLowerCase() ?? '';
