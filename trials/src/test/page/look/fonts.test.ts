import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { charactersOf } from './woff2';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Everything with words that people read: the page itself, and what the server sends from its resources. */
const TEXTS = [
  'server/web/app/**/*.{ts,tsx,css}',
  'server/src/main/resources/words/*',
  'engine/src/main/resources/**/*.{properties,tsv,json,yaml,yml}',
  'ai/src/main/resources/**/*.{properties,tsv,json,yaml,yml}',
  'games/*/src/main/resources/**/*.{properties,tsv,json,yaml,yml}',
];

interface Face {
  family: string;
  weight: string;
  has: (code: number) => boolean;
}

function faces(): Face[] {
  const css = readFileSync(ROOT + 'server/web/app/look/fonts.css', 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body]) => {
    const field = (name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(body!)![1]!.trim();
    const file = /url\('([^']*)'\)/.exec(body!)![1]!;
    const glyphs = charactersOf(readFileSync(`${ROOT}server/node_modules/${file}`));
    const ranges = field('unicode-range')
      .split(',')
      .map((range) => range.trim().slice(2).split('-'))
      .map(([from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const);
    return {
      family: field('font-family'),
      weight: field('font-weight'),
      has: (code) => glyphs.has(code) && ranges.some(([from, to]) => from <= code && code <= to),
    };
  });
}

/** Every character of the words with a file it stands in. */
function characters(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of TEXTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))) {
    for (const character of readFileSync(ROOT + file, 'utf8')) {
      if (character > ' ') {
        found.set(character, file);
      }
    }
  }
  return found;
}

test('every character of words, rules and catalogue has a glyph in every family and weight', () => {
  const all = faces();
  const styles = new Set(all.map(({ family, weight }) => `${family} ${weight}`));
  assert.ok(styles.size >= 4, `only ${[...styles]}`);
  const words = characters();
  assert.ok(words.has('ō'), 'the macron of Kōwhatu is not among the words: is the catalogue read?');
  const missing = [...styles].flatMap((style) =>
    [...words]
      .filter(
        ([one]) => !all.some((face) => `${face.family} ${face.weight}` === style && face.has(one.codePointAt(0)!)),
      )
      .map(([one, file]) => `${one} (U+${one.codePointAt(0)!.toString(16)}, ${file}) in ${style}`),
  );
  assert.deepEqual(missing, []);
});

test('a font does not claim what it does not have', () => {
  const has = (code: number) => faces().some((face) => face.has(code));
  assert.equal(has('⚓'.codePointAt(0)!), false);
  assert.equal(has('★'.codePointAt(0)!), false);
  assert.equal(has('a'.codePointAt(0)!), true);
});
