import { brotliDecompressSync } from 'node:zlib';

/** The tables that a WOFF2 file names by number, in their order (Recommendation, section 4.1); the rest is written out. */
const KNOWN = 63;
const CMAP = 0;
const TRANSFORMED = new Set([10, 11]); // glyf and loca

/** Reads which characters a WOFF2 font has glyphs for. */
export function charactersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(12);
  let at = 48;
  let offset = 0;
  let cmap = -1;
  for (let i = 0; i < tables; i++) {
    const flags = font[at++]!;
    const tag = flags & 63;
    at += tag === KNOWN ? 4 : 0;
    const version = flags >> 6;
    let length: number;
    [length, at] = base128(font, at);
    if (TRANSFORMED.has(tag) ? version !== 3 : version !== 0) {
      [length, at] = base128(font, at);
    }
    if (tag === CMAP) {
      cmap = offset;
    }
    offset += length;
  }
  if (cmap < 0) {
    throw new Error('a font without a table of characters');
  }
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return mapped(data.subarray(cmap));
}

/** A number in groups of seven bits, and where it ends. */
function base128(bytes: Buffer, from: number): [value: number, end: number] {
  let value = 0;
  let at = from;
  for (;;) {
    const byte = bytes[at++]!;
    value = value * 128 + (byte & 127);
    if (byte < 128) {
      return [value, at];
    }
  }
}

function mapped(cmap: Buffer): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) {
      segments(table, found);
    } else if (format === 12) {
      groups(table, found);
    }
  }
  return found;
}

function segments(table: Buffer, found: Set<number>): void {
  const twice = table.readUInt16BE(6);
  for (let i = 0; i < twice; i += 2) {
    const end = table.readUInt16BE(14 + i);
    const start = table.readUInt16BE(16 + twice + i);
    const delta = table.readUInt16BE(16 + 2 * twice + i);
    const place = 16 + 3 * twice + i;
    const range = table.readUInt16BE(place);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? (code + delta) & 0xffff : table.readUInt16BE(place + range + 2 * (code - start));
      if (glyph !== 0) {
        found.add(code);
      }
    }
  }
}

function groups(table: Buffer, found: Set<number>): void {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const at = 16 + 12 * i;
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++) {
      found.add(code);
    }
  }
}
