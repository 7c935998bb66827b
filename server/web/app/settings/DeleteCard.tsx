/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { remove } from '../api/call';
import { forgetPerson } from '../api/person';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { tell, tellProblem } from '../look/tell';
import { useWords } from '../words/language';
import { settingsWords } from '../words/settings';
import { shellWords } from '../words/shell';

/** Deletes what the server knows of the visitor, after asking once more. */
export function DeleteCard() {
  const words = useWords(settingsWords);
  const shell = useWords(shellWords);
  const [asking, setAsking] = useState(false);
  const erase = () => {
    setAsking(false);
    remove('/api/me').then(() => {
      forgetPerson();
      tell(words.gone, 'good');
    }, tellProblem);
  };
  return (
    <section class="card" aria-labelledby="settings-danger">
      <h2 id="settings-danger">{words.danger}</h2>
      <p>{words.dangerSays}</p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      {asking && (
        <Dialog title={words.sure} onClose={() => setAsking(false)}>
          <p>{words.dangerSays}</p>
          <div class="row">
            <Button kind="danger" onClick={erase}>
              {words.sureYes}
            </Button>
            <Button onClick={() => setAsking(false)}>{shell.cancel}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
