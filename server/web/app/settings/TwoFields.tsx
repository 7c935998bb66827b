/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Problem } from '../api/call';
import { Button } from '../look/Button';

interface OneField {
  label: string;
  help?: string;
  secret?: boolean;
  /** What the browser may fill in. */
  fill: string;
}

interface Props {
  first: OneField;
  second: OneField;
  button: string;
  send: (first: string, second: string) => Promise<unknown>;
}

/** A small form: a name and a password, or two passwords. Says what is wrong beside the button. */
export function TwoFields({ first, second, button, send }: Props) {
  const [one, setOne] = useState('');
  const [two, setTwo] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    send(one, two)
      .then(
        () => {
          setOne('');
          setTwo('');
          setWrong('');
        },
        (reason) => setWrong(reason instanceof Problem ? `${reason.message} ${reason.help}` : String(reason)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form class="stack two-fields" onSubmit={submit}>
      <label class="field">
        <span>{first.label}</span>
        <input
          type={first.secret ? 'password' : 'text'}
          value={one}
          required
          maxLength={200}
          autocomplete={first.fill}
          autocapitalize="none"
          onInput={(event) => setOne(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{second.label}</span>
        <input
          type="password"
          value={two}
          required
          maxLength={200}
          autocomplete={second.fill}
          onInput={(event) => setTwo(event.currentTarget.value)}
        />
        {second.help && <span class="field-help">{second.help}</span>}
      </label>
      <div>
        <Button submit disabled={busy || !one || !two}>
          {button}
        </Button>
      </div>
      <p role="alert" class={wrong ? 'bad-news' : 'hidden-words'}>
        {wrong}
      </p>
    </form>
  );
}
