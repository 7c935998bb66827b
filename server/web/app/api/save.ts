import { tokenNow } from './person';

/** Saves a file that only some may have: a plain link could not say who asks. */
export async function save(path: string, name: string): Promise<void> {
  const token = tokenNow();
  const answer = await fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status}`);
  }
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
