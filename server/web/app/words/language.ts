import { settings, useSettings } from '../settings/kept';

/** The same keys with the same arguments in another language; a missing one does not compile. */
export type SameWords<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string;
};

/** The words of one area in both languages. */
export interface Dictionary<T> {
  en: T;
  es: SameWords<T>;
}

/** Gives a component its words in the visitor's language. */
export function useWords<T>(words: Dictionary<T>): SameWords<T> {
  const { language } = useSettings();
  return words[language] as SameWords<T>;
}

/** Gives words outside of components. */
export function wordsNow<T>(words: Dictionary<T>): SameWords<T> {
  return words[settings.get().language] as SameWords<T>;
}
