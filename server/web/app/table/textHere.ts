import { useSettings } from '../settings/kept';
import { store, useStore } from '../shell/store';

/** Tables whose look was switched while they were open; others have the look of the settings. */
const switched = store<Readonly<Record<string, boolean>>>({});

/** Says whether this table is shown as text, and switches this one alone. */
export function useTextHere(table: string): [boolean, () => void] {
  const { textTable } = useSettings();
  const here = useStore(switched)[table] ?? textTable;
  return [here, () => switched.set({ ...switched.get(), [table]: !here })];
}
