import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editorLink, linkedPosition, linkedTask } from 'app/editor/link';

test('a position travels in a link and comes back, without what only a running game needs', () => {
  const position = { game: 'spanish-main', row: ['Estrella de Cádiz', '~~~???'], turns: 3 };
  const link = editorLink({ ...position, running: { over: false } });
  assert.match(link, /^\/editor\/spanish-main#[A-Za-z0-9_-]+$/);
  assert.deepEqual(linkedPosition(link.slice(link.indexOf('#') + 1)), position);
});

test('a puzzle travels with its task', () => {
  const link = editorLink({ game: 'high-seas' }, { seat: 'Ann & Bob', least: 12 });
  const query = new URL(link, 'http://here').searchParams;
  assert.deepEqual(linkedTask(query), { seat: 'Ann & Bob', least: 12 });
  assert.deepEqual(linkedTask(new URLSearchParams('play=Ann')), { seat: 'Ann', least: null });
  assert.equal(linkedTask(new URLSearchParams('')), null);
});

test('what is no position is none', () => {
  for (const hash of ['', 'not base64!', btoa('[1]'), btoa('{')]) {
    assert.equal(linkedPosition(hash), null);
  }
});
