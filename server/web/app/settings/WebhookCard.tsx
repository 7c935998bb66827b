/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { put } from '../api/call';
import { useAnswer } from '../api/useAnswer';
import { Button } from '../look/Button';
import { tell, tellProblem } from '../look/tell';
import { useWords } from '../words/language';
import { settingsWords } from '../words/settings';

/** The address that is told when it is the visitor's turn. */
export function WebhookCard() {
  const words = useWords(settingsWords);
  const { value, problem } = useAnswer<{ url: string | null }>('/api/me/webhook');
  const [url, setUrl] = useState('');
  useEffect(() => setUrl(value?.url ?? ''), [value?.url]);
  const save = (event: Event) => {
    event.preventDefault();
    put('/api/me/webhook', { url: url.trim() || null }).then(() => tell(words.saved, 'good'), tellProblem);
  };
  // A host may run without it.
  if (problem?.status === 404) {
    return null;
  }
  return (
    <section class="card" aria-labelledby="settings-webhook">
      <h2 id="settings-webhook">{words.webhook}</h2>
      <form class="stack" onSubmit={save}>
        <label class="field">
          <span>URL</span>
          <input
            type="url"
            value={url}
            placeholder="https://"
            maxLength={500}
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
          <span class="field-help">{words.webhookHelp}</span>
        </label>
        <div>
          <Button submit>{words.save}</Button>
        </div>
      </form>
    </section>
  );
}
