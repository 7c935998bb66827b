/** @jsxRuntime automatic @jsxImportSource preact */
import { usePerson } from '../api/person';
import { useWords } from '../words/language';
import { settingsWords } from '../words/settings';
import { AccountCard } from './AccountCard';
import { DeleteCard } from './DeleteCard';
import { LookCard } from './LookCard';
import { NameCard } from './NameCard';
import { WebhookCard } from './WebhookCard';
import './settings.css';

/** What a visitor can set: this browser's look, and who he is on this server. */
export function SettingsPage() {
  const words = useWords(settingsWords);
  const person = usePerson();
  return (
    <div class="settings">
      <h1>{words.title}</h1>
      <div class="settings-cards">
        <LookCard />
        <NameCard />
        <AccountCard />
        {person && <WebhookCard />}
        {person && <DeleteCard />}
      </div>
    </div>
  );
}
