import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerSent, followUp, stepsBack } from 'app/table/gesture';
import { sentence } from 'app/table/sentence';
import { read } from 'app/table/told';
import { told } from '../told';

test('an event has a name and may have fields', () => {
  assert.deepEqual(read(told('passed')), ['passed', {}]);
  assert.deepEqual(read(told('ship-moved', { ship: 'Kestrel' })), ['ship-moved', { ship: 'Kestrel' }]);
  assert.deepEqual(read({ event: {} }), ['', {}]);
});

test('a sentence begins with a capital', () => {
  assert.equal(sentence('élan wins.'), 'Élan wins.');
  assert.equal(sentence(''), '');
});

test('one step back takes back all answers of what the player did last', async () => {
  answerSent();
  followUp();
  answerSent();
  followUp();
  answerSent();
  assert.equal(stepsBack(), 3);
  assert.equal(stepsBack(), 1); // forgotten
  answerSent();
  followUp();
  await Promise.resolve(); // the answer that was announced did not come at once
  answerSent();
  assert.equal(stepsBack(), 1);
});
