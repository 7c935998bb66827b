import { store } from './store';

/** Where the visitor is: the path and query of the address, without its host. */
export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  return {
    path: location.pathname.replace(/\/+$/, '') || '/',
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

/** The place shown now; changes by {@link go} and by the browser's own buttons. */
export const place = store<Place>(read());

addEventListener('popstate', () => place.set(read()));

/** Goes to a page of ours. With `instead` the page before is not one to go back to. */
export function go(to: string, instead = false): void {
  if (instead) {
    history.replaceState(null, '', to);
  } else {
    history.pushState(null, '', to);
    scrollTo(0, 0);
  }
  place.set(read());
}

/** Fits a path to a pattern such as `/table/:id`; null where it does not fit. A last `:part?` may be missing. */
export function fit(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (given.length > wanted.length) {
    return null;
  }
  const parts: Record<string, string> = {};
  for (let i = 0; i < wanted.length; i++) {
    const want = wanted[i];
    const has = given[i];
    if (want.startsWith(':')) {
      if (has === undefined && !want.endsWith('?')) {
        return null;
      }
      parts[want.replace(/^:|\?$/g, '')] = has === undefined ? '' : decoded(has);
    } else if (want !== has) {
      return null;
    }
  }
  return parts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
