import { useCallback, useEffect, useState } from 'preact/hooks';
import { useSettings } from '../settings/kept';
import { get, Problem } from './call';

/** What a component knows of an answer: nothing yet, the answer, or why there is none. */
export interface Answer<T> {
  value: T | null;
  problem: Problem | null;
  again: () => void;
}

/** Asks for something when the component appears, when the path or the language changes, and, if wanted, every few seconds. */
export function useAnswer<T>(path: string | null, everySeconds = 0): Answer<T> {
  const { language } = useSettings();
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (path === null) {
      return;
    }
    let gone = false;
    const ask = () =>
      get<T>(path)
        .then((found) => {
          if (!gone) {
            setValue(found);
            setProblem(null);
          }
        })
        .catch((reason) => {
          if (!gone) {
            setProblem(reason instanceof Problem ? reason : new Problem(0, String(reason)));
          }
        });
    void ask();
    const timer = everySeconds > 0 ? setInterval(() => document.hidden || void ask(), everySeconds * 1000) : 0;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [path, language, round, everySeconds]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  return { value, problem, again };
}
