/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game, SeatPlan } from '../api/types';
import { lobbyWords } from '../words/lobby';
import { useWords } from '../words/language';

interface Props {
  label: string;
  seat: SeatPlan;
  game: Game | null;
  mayBeMe: boolean;
  onChange: (seat: SeatPlan) => void;
}

const LEVELS = ['deckhand', 'bosun', 'captain'];

/** Who will sit on one seat: me, somebody at this screen, a captain of some level, or whoever comes. */
export function SeatField({ label, seat, game, mayBeMe, onChange }: Props) {
  const words = useWords(lobbyWords);
  const levels = game?.levels ?? LEVELS.map((id) => ({ id, name: id, about: '' }));
  const value = seat.sits === 'captain' ? `captain:${seat.level}` : seat.sits;
  const choose = (next: string) => {
    if (next.startsWith('captain:')) {
      onChange({ sits: 'captain', level: next.slice('captain:'.length) });
    } else {
      onChange({ sits: next as SeatPlan['sits'] });
    }
  };
  return (
    <li>
      <select aria-label={label} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {mayBeMe && <option value="me">{words.me}</option>}
        <option value="free">{words.freeSeat}</option>
        <option value="hotseat">{words.hotseat}</option>
        {levels.map((level) => (
          <option key={level.id} value={`captain:${level.id}`}>
            {level.name}
          </option>
        ))}
      </select>
      {seat.sits === 'captain' && (
        <span class="field-help">{levels.find((level) => level.id === seat.level)?.about}</span>
      )}
      {seat.sits === 'hotseat' && (
        <input
          type="text"
          required
          maxLength={40}
          aria-label={`${label}: ${words.name}`}
          placeholder={words.name}
          value={seat.name ?? ''}
          onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}
