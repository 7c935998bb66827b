import { useSettings } from '../settings/kept';
import { store, useStore } from '../shell/store';

const KEPT = 'broadside.text-tables';

/** Tables whose look was switched while they were open; others have the look of the settings. A reload keeps them. */
const switched = store<Readonly<Record<string, boolean>>>(kept());

/** Says whether this table is shown as text, and switches this one alone. */
export function useTextHere(table: string): [boolean, () => void] {
  const { textTable } = useSettings();
  const here = useStore(switched)[table] ?? textTable;
  return [here, () => keep({ ...switched.get(), [table]: !here })];
}

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, boolean>;
  } catch {
    return {}; // storage is switched off, or somebody wrote into it
  }
}

function keep(tables: Record<string, boolean>): void {
  switched.set(tables);
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(tables));
  } catch {
    // the look then lasts as long as the page
  }
}
