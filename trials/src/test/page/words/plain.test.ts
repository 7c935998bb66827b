import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Dictionary } from 'app/words/language';

const ROOT = new URL('../../../../../', import.meta.url);
const FOLDERS = ['engine', 'games/spanish-main', 'games/pirate-attack', 'games/high-seas', 'server', 'cli'];

/** Every text of the page, the games, the server and the command line, with where it stands. */
const texts: [string, string][] = [];
const options = new Set<string>();

for (const folder of FOLDERS) {
  const words = new URL(`${folder}/src/main/resources/words/`, ROOT);
  for (const file of readdirSync(words)) {
    const lines = readFileSync(new URL(file, words), 'utf8').replaceAll('\\\n', '').split('\n');
    for (const [, key, text] of lines.flatMap((line) => [/^([^#=\s]+)\s*=(.*)$/.exec(line) ?? []])) {
      if (key !== undefined) {
        texts.push([`${file}: ${key}`, text]);
        const option = /^option\.([a-z]+(?:-[a-z]+)+)/.exec(key)?.[1];
        if (option) {
          options.add(option);
        }
      }
    }
  }
}

const page = new URL('server/web/app/words/', ROOT);
for (const file of readdirSync(page).filter((name) => !/^language|\.(en|es)\.ts$/.test(name))) {
  for (const value of Object.values(await import(new URL(file, page).href))) {
    if (value && typeof value === 'object' && 'en' in value) {
      for (const [language, words] of Object.entries(value as Dictionary<Record<string, unknown>>)) {
        for (const [key, word] of Object.entries(words)) {
          const says = typeof word === 'function' ? word(...Array<number>(word.length).fill(2)) : word;
          texts.push([`${file}: ${language}.${key}`, String(says)]);
        }
      }
    }
  }
}

/** Texts of what somebody has asked for: the ruler, what the signs of a ship mean, and numbers typed at the command line. */
const ASKED = /measure|ruler|highSeasSigns|cli\.|help\.es/;

function clean(what: string, pattern: RegExp): void {
  const found = texts.filter(([where, text]) => !ASKED.test(where) && pattern.test(text));
  assert.deepEqual(found, [], what);
}

test('words are found in every place that has any', () => {
  assert.ok(texts.length > 1500, String(texts.length));
  assert.ok(options.size > 10, [...options].join());
});

test('no text that a player meets unasked has the number of a clause', () =>
  clean('clauses', /\b[A-Z]{2}-(?:[A-Z]+-\d|R\d)/));

test('none has the name of an option as programs write it', () =>
  clean('options', new RegExp(`(?<![\\w-])(?:${[...options].join('|')})(?![\\w-])`)));

test('none has millimetres', () => clean('millimetres', /\bmm\b|mil(?:l)?imet/i));
