import { settings } from '../settings/kept';
import { shellWords } from '../words/shell';
import { wordsNow } from '../words/language';
import { forgetPerson, tokenNow } from './person';

/** Is how the server says no: in plain words, with what to do about it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly help: string = '',
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the server for something; throws a {@link Problem} where it says no. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set('lang', settings.get().language);
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json' };
  const token = tokenNow();
  if (token) {
    headers.Authorization = `Bearer ${token}`;
  }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    const words = wordsNow(shellWords);
    throw new Problem(0, words.noAnswer, words.noAnswerHelp);
  }
  if (answer.status === 204) {
    return undefined as T;
  }
  const said = await answer.json().catch(() => null);
  if (answer.ok && said !== null) {
    return said as T;
  }
  if (answer.status === 401 && token && token === tokenNow()) {
    forgetPerson();
  }
  if (said?.message) {
    throw new Problem(answer.status, said.message, said.help ?? '', said.field ?? null);
  }
  const words = wordsNow(shellWords);
  throw new Problem(answer.status, words.oddAnswer(answer.status), words.oddAnswerHelp);
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown = {}) => call<T>('PUT', path, body);
export const remove = <T>(path: string) => call<T>('DELETE', path);
