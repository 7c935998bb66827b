/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post, put, remove } from '../api/call';
import { type Entry, type Person, forgetPerson, keepEntry, keepPerson, usePerson } from '../api/person';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { tell, tellProblem } from '../look/tell';
import { useWords } from '../words/language';
import { settingsWords } from '../words/settings';
import { shellWords } from '../words/shell';
import { TwoFields } from './TwoFields';

/** Account and password: open one, log in, change, leave. */
export function AccountCard() {
  const words = useWords(settingsWords);
  const shell = useWords(shellWords);
  const person = usePerson();
  const [asking, setAsking] = useState(false);
  const open = (login: string, password: string) =>
    post<Person>('/api/me/account', { login, password }).then((made) => {
      keepPerson(made);
      tell(words.opened, 'good');
    });
  const logIn = (login: string, password: string) =>
    post<Entry>('/api/sessions', { login, password }).then((entry) => {
      keepEntry(entry);
      tell(words.welcome(entry.person.name), 'good');
    });
  const newPassword = (old: string, password: string) =>
    put<Entry>('/api/me/password', { old, password }).then((entry) => {
      keepEntry(entry);
      tell(words.passwordChanged, 'good');
    });
  const endAll = () =>
    remove<Entry>('/api/me/tokens').then((entry) => {
      keepEntry(entry);
      tell(words.ended, 'good');
    }, tellProblem);
  return (
    <section class="card stack" aria-labelledby="settings-account">
      <h2 id="settings-account">{words.account}</h2>
      {person?.login ? (
        <>
          <p>{words.known(person.login)}</p>
          <TwoFields
            first={{ label: words.old, secret: true, fill: 'current-password' }}
            second={{ label: words.fresh, help: words.passwordHelp, fill: 'new-password' }}
            button={words.changePassword}
            send={newPassword}
          />
          <div class="row">
            <Button onClick={endAll}>{words.endAll}</Button>
            <Button onClick={forgetPerson}>{words.leave}</Button>
          </div>
        </>
      ) : (
        <>
          {person && (
            <>
              <p>{words.guest}</p>
              <TwoFields
                first={{ label: words.login, fill: 'username' }}
                second={{ label: words.password, help: words.passwordHelp, fill: 'new-password' }}
                button={words.open}
                send={open}
              />
            </>
          )}
          <details open={!person}>
            <summary>{words.have}</summary>
            {person && <p class="faint">{words.logInHelp}</p>}
            <TwoFields
              first={{ label: words.login, fill: 'username' }}
              second={{ label: words.password, fill: 'current-password' }}
              button={words.logIn}
              send={logIn}
            />
          </details>
          {person && (
            <div>
              <Button kind="quiet" onClick={() => setAsking(true)}>
                {words.leaveGuest}
              </Button>
            </div>
          )}
        </>
      )}
      {asking && (
        <Dialog title={words.leaveGuest} onClose={() => setAsking(false)}>
          <p>{words.leaveGuestAsk}</p>
          <div class="row">
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                forgetPerson();
              }}
            >
              {shell.yes}
            </Button>
            <Button onClick={() => setAsking(false)}>{shell.cancel}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
