import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePerson } from '../api/person';
import { tell } from '../look/tell';
import { useSettings } from '../settings/kept';
import { useStore } from '../shell/store';
import { tableWords } from '../words/table';
import { wordsNow } from '../words/language';
import { Connection, type Standing, type Viewer } from './connection';
import type { Doc, Explained, FromHost, Request } from './messages';
import { heard, nothing, type TableState } from './state';

/** A table as one viewer has it: what is known, how the connection stands, what can be asked. */
export interface Seated {
  state: TableState;
  standing: Standing;
  /** Sends a request and tells a refusal to the player; true where it was carried out. */
  ask: (request: Request) => Promise<boolean>;
  explain: (parts: Doc) => Promise<Explained | null>;
  reopen: () => void;
}

/** Connects a component to a table for as long as it is shown. */
export function useTable({ table, seat, invitation }: Viewer): Seated {
  const [state, setState] = useState<TableState>(nothing);
  // The host says which seats are ours to whom it knows: who has just come in with a name connects anew as that person.
  const person = usePerson()?.id;
  const connection = useMemo(() => {
    return new Connection({ table, seat, invitation }, (message) => setState((before) => heard(before, message)));
  }, [table, seat, invitation, person]);
  useEffect(() => () => connection.close(), [connection]);
  const { language } = useSettings();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) {
      spoken.current = language;
      // What was said before is said again in the new language.
      void connection.ask({ type: 'language', language }).then(() => connection.ask({ type: 'refresh' }));
    }
  }, [connection, language]);
  const standing = useStore(connection.standing);
  return useMemo(
    () => ({
      state,
      standing,
      ask: async (request) => told(await connection.ask(request)),
      explain: async (parts) => {
        const decision = state.decision?.decision;
        const reply = decision === undefined ? null : await connection.ask({ type: 'explain', decision, parts });
        return reply?.type === 'explained' ? reply : null;
      },
      reopen: () => connection.open(),
    }),
    [state, standing, connection],
  );
}

function told(reply: FromHost | null): boolean {
  if (reply === null) {
    tell(wordsNow(tableWords).notSent, 'bad');
    return false;
  }
  switch (reply.type) {
    case 'refused':
      tell(reply.says, 'bad', '', reply.clauses ?? []);
      return false;
    case 'error':
      tell(reply.says, 'bad');
      return false;
    case 'fault':
      tell(reply.says, 'bad', wordsNow(tableWords).faultHelp(reply.report));
      return false;
    default:
      return true;
  }
}
