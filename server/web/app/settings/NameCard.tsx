/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { enterAs, usePerson } from '../api/person';
import { Button } from '../look/Button';
import { tell, tellProblem } from '../look/tell';
import { useWords } from '../words/language';
import { settingsWords } from '../words/settings';

/** The visitor's name; who has none yet comes in as a guest. */
export function NameCard() {
  const words = useWords(settingsWords);
  const person = usePerson();
  const [name, setName] = useState(person?.name ?? '');
  useEffect(() => setName(person?.name ?? ''), [person?.name]);
  const save = (event: Event) => {
    event.preventDefault();
    enterAs(name.trim()).then(() => tell(words.saved, 'good'), tellProblem);
  };
  return (
    <section class="card" aria-labelledby="settings-you">
      <h2 id="settings-you">{words.you}</h2>
      {!person && <p>{words.nobody}</p>}
      <form class="stack" onSubmit={save}>
        <label class="field">
          <span>{words.name}</span>
          <input
            type="text"
            value={name}
            required
            maxLength={30}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <span class="field-help">{words.nameHelp}</span>
        </label>
        <div>
          <Button submit kind={person ? 'plain' : 'main'} disabled={!name.trim() || name.trim() === person?.name}>
            {person ? words.save : words.come}
          </Button>
        </div>
      </form>
    </section>
  );
}
