/** @jsxRuntime automatic @jsxImportSource preact */
import type { OptionInfo, OptionValue } from '../api/types';
import { Why } from '../look/Why';

interface Props {
  option: OptionInfo;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

/** One option of a game, drawn from its description: a switch, a list or a number. */
export function OptionField({ option, value, onChange }: Props) {
  const name = option.name ?? option.id;
  const id = `option-${option.id}`;
  return (
    <div class="check">
      {option.kind === 'truth' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
      <div>
        <label for={id}>{name}</label> <Why ids={option.clauses} />
        {option.help && <p class="field-help">{option.help}</p>}
        {option.kind === 'choice' && (
          <select
            id={id}
            value={String(value)}
            onChange={(event) =>
              onChange(option.values?.find((one) => String(one.value) === event.currentTarget.value)?.value ?? value)
            }
          >
            {(option.values ?? []).map((one) => (
              <option key={String(one.value)} value={String(one.value)}>
                {one.name ?? String(one.value)}
              </option>
            ))}
          </select>
        )}
        {option.kind === 'number' && (
          <input
            id={id}
            type="number"
            min={option.least}
            max={option.most}
            value={Number(value)}
            onInput={(event) => {
              // at once, not when the field is left: another choice may draw the form anew before that
              const typed = event.currentTarget.valueAsNumber;
              if (!Number.isNaN(typed)) {
                onChange(typed);
              }
            }}
          />
        )}
      </div>
    </div>
  );
}
