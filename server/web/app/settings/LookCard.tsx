/** @jsxRuntime automatic @jsxImportSource preact */
import { tell } from '../look/tell';
import { useWords } from '../words/language';
import { settingsWords } from '../words/settings';
import { change, useSettings } from './kept';
import { SpeedField } from './SpeedField';
import { Toggle } from './Toggle';

/** Language, colours, motion, sound, standing orders and notices of this browser. */
export function LookCard() {
  const words = useWords(settingsWords);
  const now = useSettings();
  const notices = async (on: boolean) => {
    if (on && 'Notification' in window && Notification.permission !== 'granted') {
      if ((await Notification.requestPermission()) !== 'granted') {
        tell(words.noticesDenied, 'bad');
        return;
      }
    }
    change({ notices: on });
  };
  return (
    <section class="card stack" aria-labelledby="settings-look">
      <div>
        <h2 id="settings-look">{words.look}</h2>
        <p class="faint">{words.kept}</p>
      </div>
      <label class="field">
        <span>{words.language}</span>
        <select
          value={now.language}
          onChange={(event) => change({ language: event.currentTarget.value as 'en' | 'es' })}
        >
          <option value="en" lang="en">
            English
          </option>
          <option value="es" lang="es">
            Español
          </option>
        </select>
      </label>
      <label class="field">
        <span>{words.colours}</span>
        <select
          value={now.theme}
          onChange={(event) => change({ theme: event.currentTarget.value as 'system' | 'light' | 'dark' })}
        >
          <option value="system">{words.system}</option>
          <option value="light">{words.light}</option>
          <option value="dark">{words.dark}</option>
        </select>
      </label>
      <SpeedField />
      <Toggle label={words.sound} on={now.sound} set={(on) => change({ sound: on })} />
      <Toggle label={words.text} help={words.textHelp} on={now.textTable} set={(on) => change({ textTable: on })} />
      <Toggle
        label={words.noChoice}
        help={words.noChoiceHelp}
        on={now.answerForMe}
        set={(on) => change({ answerForMe: on })}
      />
      <Toggle
        label={words.drawForMe}
        help={words.drawForMeHelp}
        on={now.drawForMe === true}
        set={(on) => change({ drawForMe: on })}
      />
      <Toggle label={words.notices} help={words.noticesHelp} on={now.notices} set={notices} />
    </section>
  );
}
