/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { tell } from '../look/tell';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { BoardProps } from './board';
import type { Decision, Hint } from './messages';
import { useKeys } from './useKeys';

interface Props {
  decision: Decision;
  hint: Hint | null;
  busy: boolean;
  choose: (option: number) => void;
  explain: BoardProps['explain'];
}

/** Every legal choice as a numbered line: type its number or some of its words, go with the arrows, Enter chooses. */
export function OptionList({ decision, hint, busy, choose, explain }: Props) {
  const words = useWords(tableWords);
  const [filter, setFilter] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => found(decision, filter), [decision, filter]);
  useEffect(() => setAt(0), [filter]);
  useEffect(() => {
    document.getElementById(`option-${shown[at]?.index}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, shown]);
  const focus = (digit: string) => () => {
    setFilter(digit);
    field.current?.focus();
  };
  useKeys(Object.fromEntries('0123456789'.split('').map((digit) => [digit, focus(digit)])));
  const why = async () => {
    let parts;
    try {
      parts = JSON.parse(filter);
    } catch {
      parts = filter;
    }
    const answer = await explain?.(parts);
    if (answer) {
      tell(answer.says ?? '', answer.legal ? 'good' : 'bad', '', answer.clauses ?? []);
    }
  };
  return (
    <section class="generic-options" aria-label={words.options}>
      <h2>
        {words.options} <small class="faint">{words.optionsAll(decision.options.length)}</small>
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = shown[at];
          if (chosen && !busy) {
            choose(chosen.index);
          }
        }}
      >
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="option-list"
          aria-activedescendant={shown[at] ? `option-${shown[at].index}` : undefined}
          aria-label={words.optionFilter}
          placeholder={words.optionFilter}
          autocomplete="off"
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
            if (step !== 0 && shown.length > 0) {
              event.preventDefault();
              setAt((at + step + shown.length) % shown.length);
            } else if (event.key === 'Escape') {
              setFilter('');
            }
          }}
        />
        <Button kind="main" submit disabled={busy || shown.length === 0}>
          {words.choose}
        </Button>
      </form>
      <ul id="option-list" role="listbox" aria-label={words.options} tabIndex={-1}>
        {shown.map((option, i) => (
          <li
            key={option.index}
            id={`option-${option.index}`}
            role="option"
            aria-selected={i === at}
            class={hint && hint.option === option.index ? 'hinted' : ''}
            onClick={() => setAt(i)}
            onDblClick={() => !busy && choose(option.index)}
          >
            <span class="option-number">{option.index + 1}</span>
            <span>{option.says}</span>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p class="row">
          {words.optionNone}
          {explain && <Button onClick={why}>{words.whyNot}</Button>}
        </p>
      )}
    </section>
  );
}

function found(decision: Decision, filter: string) {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const wanted = plain(filter).split(/\s+/).filter(Boolean);
  if (wanted.length === 1 && /^\d+$/.test(wanted[0])) {
    const exact = decision.options.filter((option) => option.index + 1 === Number(wanted[0]));
    const longer = decision.options.filter(
      (option) => String(option.index + 1).startsWith(wanted[0]) && !exact.includes(option),
    );
    return [...exact, ...longer];
  }
  return decision.options.filter((option) => wanted.every((word) => plain(option.says).includes(word)));
}
