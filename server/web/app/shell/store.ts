import { useEffect, useState } from 'preact/hooks';

/** A value that many components look at; whoever looks is drawn again when it changes. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  listen(listener: (value: T) => void): () => void;
}

export function store<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (next !== value) {
        value = next;
        listeners.forEach((listener) => listener(next));
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Looks at a store from a component. */
export function useStore<T>(from: Store<T>): T {
  const [value, setValue] = useState(from.get);
  useEffect(() => {
    // It may have changed between drawing and listening.
    setValue(() => from.get());
    return from.listen((next) => setValue(() => next));
  }, [from]);
  return value;
}
