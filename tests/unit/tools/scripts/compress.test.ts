import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressTexts } from '../../../../tools/scripts/compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'companion-compress-'));
const text = '<p>Charge the robot.</p>'.repeat(1000);
let count: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'de'));
  for (const name of ['home.html', 'de/home.html', 'a.js']) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'short.html'), 'x'.repeat(1023));
  writeFileSync(join(folder, 'picture.png'), text);
  writeFileSync(join(folder, '_redirects'), text);
  count = await compressTexts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

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
