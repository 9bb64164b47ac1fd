import { existsSync, readFileSync } from 'node:fs';
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

beforeAll(async () => {
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
  expect(count).toBe(3);
  expect(await compressTexts(folder)).toBe(3);
});
