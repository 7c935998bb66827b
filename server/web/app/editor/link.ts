/** Fields of a position that the editor does not need: they only say where a running game stands inside a turn. */
const INSIDE = new Set(['running']);

/** Makes a link that opens the editor with this position; the position travels behind the #, which no server sees. */
export function editorLink(view: Record<string, unknown>): string {
  const document = Object.fromEntries(Object.entries(view).filter(([name]) => !INSIDE.has(name)));
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  let text = '';
  bytes.forEach((byte) => (text += String.fromCharCode(byte)));
  return `/editor#${btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

/** Reads the position behind the # of the address; null where there is none that can be read. */
export function linkedPosition(hash: string): Record<string, unknown> | null {
  try {
    const text = atob(hash.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const document = JSON.parse(new TextDecoder().decode(bytes));
    return document && typeof document === 'object' && !Array.isArray(document) ? document : null;
  } catch {
    return null;
  }
}
