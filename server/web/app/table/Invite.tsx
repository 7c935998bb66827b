/** @jsxRuntime automatic @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import type { Table } from '../api/types';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tell } from '../look/tell';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';

/** The link with which others find this table, and a button that copies it. */
export function Invite({ table, invitation }: { table: Table; invitation: string }) {
  const words = useWords(tableWords);
  const field = useRef<HTMLInputElement>(null);
  const key = table.invitation ?? invitation;
  const link = `${location.origin}/table/${table.id}${key && !table.public ? `?invitation=${encodeURIComponent(key)}` : ''}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell(words.copied, 'good');
    } catch {
      field.current?.select();
      tell(words.copyByHand);
    }
  };
  return (
    <div class="card invite">
      <h2>{words.invite}</h2>
      <p class="faint">{words.inviteHelp}</p>
      <div class="row">
        <input ref={field} type="text" readOnly value={link} aria-label={words.invite} />
        <Button onClick={copy}>
          <Icon name="link" />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
