import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings/kept';
import { tableWords } from '../words/table';
import { wordsNow } from '../words/language';
import type { Decision } from './messages';
import { bell } from './sound';

/** Tells a player that he is asked: a bell, the title of the page, and a notice of the browser while it is not in front. */
export function useNotice(decision: Decision | null, seat: string | null): void {
  const told = useRef(-1);
  const title = useRef(document.title);
  useEffect(() => {
    if (!decision || seat === null) {
      document.title = title.current;
      return;
    }
    if (told.current === decision.decision) {
      return;
    }
    told.current = decision.decision;
    const words = wordsNow(tableWords);
    document.title = `• ${words.yourTurn} · Broadside`;
    bell();
    if (
      document.hidden &&
      settings.get().notices &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      const notice = new Notification(words.noticeTitle, { body: decision.says, tag: location.pathname });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
  }, [decision?.decision, seat]);
  useEffect(() => {
    title.current = document.title.replace(/^• .*/, 'Broadside');
    return () => {
      document.title = title.current;
    };
  }, []);
}
