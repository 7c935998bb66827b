import type { Branch, Change, Doc } from './messages';

/** Applies a patch to a view and returns the new one; the old one stays as it is, so that it can still be shown. */
export function patched(view: Branch, changes: readonly Change[]): Branch {
  let whole: Doc = view;
  const fresh = new Set<Doc>();
  for (const change of changes) {
    if (change.at.length === 0) {
      whole = change.put ?? {};
      continue;
    }
    whole = own(whole, fresh);
    let place = whole as Branch;
    for (const step of change.at.slice(0, -1)) {
      const below: Doc = own(place[step] ?? {}, fresh);
      place[step] = below;
      place = below as Branch;
    }
    const last = change.at[change.at.length - 1];
    if (change.drop) {
      delete place[last];
    } else {
      place[last] = change.put ?? null;
    }
  }
  return whole as Branch;
}

/** Copies what belongs to the old view, once. */
function own(doc: Doc, fresh: Set<Doc>): Doc {
  if (fresh.has(doc)) {
    return doc;
  }
  const copy: Doc = Array.isArray(doc) ? [...doc] : { ...(doc as Branch) };
  fresh.add(copy);
  return copy;
}
