import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { change } from 'app/settings/kept';
import { type Dictionary, wordsNow } from 'app/words/language';

type Words = Record<string, unknown>;

const FOLDER = new URL('../../../../../server/web/app/words/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => !/^language|\.(en|es)\.ts$/.test(name));
const dictionaries: [string, Dictionary<Words>][] = [];
for (const file of files) {
  for (const [name, value] of Object.entries(await import(new URL(file, FOLDER).href))) {
    if (value && typeof value === 'object' && 'en' in value && 'es' in value) {
      dictionaries.push([name, value as Dictionary<Words>]);
    }
  }
}

/** Every sentence of some words; those that take something are given numbers, which are texts and truths as well. */
function sentences(words: Words, number: number): [string, unknown][] {
  return Object.entries(words).map(([key, word]) => [
    key,
    typeof word === 'function' ? word(...Array<number>(word.length).fill(number)) : word,
  ]);
}

test('every area has its words', () => {
  assert.equal(dictionaries.length, files.length, `${files} but ${dictionaries.map(([name]) => name)}`);
});

for (const [name, { en, es }] of dictionaries) {
  test(`${name} say the same in both languages`, () => {
    assert.deepEqual(Object.keys(es).sort(), Object.keys(en).sort());
    for (const key of Object.keys(en)) {
      assert.equal(typeof es[key], typeof en[key], key);
    }
  });

  for (const [language, words] of Object.entries({ en, es })) {
    test(`${name} are sentences in ${language}`, () => {
      for (const number of [0, 1, 2]) {
        for (const [key, says] of sentences(words as Words, number)) {
          assert.equal(typeof says, 'string', key);
          assert.ok(!/undefined|\[object|NaN/.test(says as string), `${key}: ${says}`);
        }
      }
    });
  }
}

test('words come in the language that is set', () => {
  const words = { en: { ship: 'ship' }, es: { ship: 'barco' } };
  change({ language: 'es' });
  assert.equal(wordsNow(words).ship, 'barco');
  change({ language: 'en' });
  assert.equal(wordsNow(words).ship, 'ship');
});
