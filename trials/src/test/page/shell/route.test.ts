import assert from 'node:assert/strict';
import { test } from 'node:test';
import { store } from 'app/shell/store';

// The module reads where the visitor is as soon as it is loaded.
const where = { pathname: '/table/x/', search: '?as=Ann', hash: '#12' };
const visited: string[] = [];
const listeners: (() => void)[] = [];
Object.assign(globalThis, {
  location: where,
  addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  history: { pushState: (_: null, __: string, to: string) => visited.push(to), replaceState: () => {} },
  scrollTo: () => {},
});
const { fit, go, place } = await import('app/shell/route');

test('the place is the address without its host', () => {
  assert.equal(place.get().path, '/table/x');
  assert.equal(place.get().query.get('as'), 'Ann');
  assert.equal(place.get().hash, '12');
});

test('going somewhere, and the button back, change the place', () => {
  where.pathname = '/';
  go('/');
  assert.equal(place.get().path, '/');
  assert.deepEqual(visited, ['/']);
  where.pathname = '/lobby';
  listeners.forEach((listener) => listener());
  assert.equal(place.get().path, '/lobby');
});

test('a path fits a pattern', () => {
  assert.deepEqual(fit('/', '/'), {});
  assert.deepEqual(fit('/table/:id', '/table/a%20b'), { id: 'a b' });
  assert.deepEqual(fit('/table/:id', '/table/100%'), { id: '100%' });
  assert.equal(fit('/table/:id', '/table'), null);
  assert.equal(fit('/table/:id', '/replay/x'), null);
  assert.equal(fit('/table/:id', '/table/x/y'), null);
  assert.deepEqual(fit('/rules/:game?', '/rules'), { game: '' });
  assert.deepEqual(fit('/rules/:game/:clause?', '/rules/high-seas/HS-1'), { game: 'high-seas', clause: 'HS-1' });
});

test('a store tells its listeners what is new, until they stop listening', () => {
  const ship = store('Kestrel');
  const told: string[] = [];
  const stop = ship.listen((name) => told.push(name));
  ship.set('Kestrel');
  ship.set('Gull');
  stop();
  ship.set('Tern');
  assert.deepEqual(told, ['Gull']);
  assert.equal(ship.get(), 'Tern');
});
