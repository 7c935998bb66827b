import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editorLink, linkedPosition } from 'app/editor/link';

test('a position travels in a link and comes back, without what only a running game needs', () => {
  const position = { row: ['Estrella de Cádiz', '~~~???'], turns: 3 };
  const link = editorLink({ ...position, running: { over: false } });
  assert.match(link, /^\/editor#[A-Za-z0-9_-]+$/);
  assert.deepEqual(linkedPosition(link.slice(link.indexOf('#') + 1)), position);
});

test('what is no position is none', () => {
  for (const hash of ['', 'not base64!', btoa('[1]'), btoa('{')]) {
    assert.equal(linkedPosition(hash), null);
  }
});
