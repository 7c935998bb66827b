/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { ChatLine, Request } from './messages';

interface Props {
  lines: readonly ChatLine[];
  ask: (request: Request) => Promise<boolean>;
}

/** What people at the table say to each other. The whole chat or one person can be muted, for this visit. */
export function Chat({ lines, ask }: Props) {
  const words = useWords(tableWords);
  const [muted, setMuted] = useState(false);
  const [silenced, setSilenced] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = lines.filter((line) => !silenced.includes(line.name));
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [shown.length, muted]);
  const send = async () => {
    const say = text.trim();
    if (say && (await ask({ type: 'chat', say }))) {
      setText('');
    }
  };
  return (
    <section class="side-card chat">
      <header>
        <h2>{words.chat}</h2>
        <Button
          kind="quiet"
          class="small"
          label={muted ? words.chatUnmute : words.chatMute}
          pressed={muted}
          onClick={() => setMuted(!muted)}
        >
          <Icon name={muted ? 'silence' : 'chat'} />
        </Button>
      </header>
      {muted ? (
        <p class="faint">{words.chatMuted}</p>
      ) : (
        <>
          <div ref={list} class="chat-box" role="log" aria-live="polite" aria-label={words.chat} tabIndex={0}>
            <ol>
              {shown.length === 0 && <li class="faint">{words.chatNobody}</li>}
              {shown.map((line) => (
                <li key={line.seq}>
                  <strong>{line.name}</strong> {line.said}
                  {!line.you && (
                    <button
                      type="button"
                      class="chat-mute"
                      aria-label={words.mutePerson(line.name)}
                      title={words.mutePerson(line.name)}
                      onClick={() => setSilenced([...silenced, line.name])}
                    >
                      <Icon name="silence" />
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <form
            class="chat-form"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <input
              id="chat-say"
              type="text"
              maxLength={300}
              autocomplete="off"
              aria-label={words.chatSay}
              placeholder={words.chatSay}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <Button submit>{words.send}</Button>
          </form>
        </>
      )}
    </section>
  );
}
