import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { compressTexts } from '../../../../tools/scripts/compress.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const text = '<p>Charge the robot.</p>'.repeat(1000);
const folder = temporaryFolder({
  ...Object.fromEntries(['home.html', 'de/home.html', 'a.js', 'picture.png', '_redirects'].map((name) => [name, text])),
  'short.html': 'x'.repeat(1023),
});
let count: number;

// Repeats itself from further back than brotli looks by default.
const half = randomBytes(2 ** 22);
const archive = Buffer.concat([half, half]);

beforeAll(async () => {
  writeFileSync(join(folder, 'archive.txt'), archive);
  count = await compressTexts(folder);
});

test.each(['home.html', 'de/home.html', 'a.js'])('%s has both compressed forms beside it, which open to the same', (name) => {
  const form = (ending: string) => readFileSync(join(folder, `${name}.${ending}`));
  expect(brotliDecompressSync(form('br')).toString()).toBe(text);
  expect(gunzipSync(form('gz')).toString()).toBe(text);
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

test.each(['short.html', 'picture.png', '_redirects'])('%s has none', (name) => {
  expect(existsSync(join(folder, `${name}.br`)) || existsSync(join(folder, `${name}.gz`))).toBe(false);
});

test('what was compressed is counted, and is not compressed again', async () => {
  expect(count).toBe(4);
  expect(await compressTexts(folder)).toBe(4);
});

test('a long text is compressed over all of it', () => {
  const small = readFileSync(join(folder, 'archive.txt.br'));
  expect(small.length).toBeLessThan(half.length * 1.01);
  expect(brotliDecompressSync(small).equals(archive)).toBe(true);
});
