import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { compressTexts } from '../../../../tools/scripts/compress.ts';
import type { BrotliDictionary } from '../../../../tools/scripts/dictionary-encodings.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const text = '<p>Charge the robot.</p>'.repeat(1000);
const folder = temporaryFolder({
  ...Object.fromEntries(['home.html', 'de/home.html', 'a.js', 'picture.png', '_redirects'].map((name) => [name, text])),
  'short.html': 'x'.repeat(1023),
});
let count: Awaited<ReturnType<typeof compressTexts>>;

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
  expect(count).toEqual({ texts: 3, pages: 0 });
  expect(await compressTexts(folder)).toEqual(count);
});

test('each tenth of the work is told once, in order', async () => {
  const told: number[] = [];
  await compressTexts(folder, (tenths) => told.push(tenths));
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a long text is compressed over all of it', async () => {
  // Repeats itself from further back than brotli looks by default.
  const page = randomBytes(2 ** 16);
  const archive = Buffer.concat([page, Buffer.alloc(2 ** 22), page]);
  const long = temporaryFolder();
  writeFileSync(join(long, 'archive.txt'), archive);
  await compressTexts(long);
  const small = readFileSync(join(long, 'archive.txt.br'));
  expect(small.length).toBeLessThan(page.length * 1.01);
  expect(brotliDecompressSync(small).equals(archive)).toBe(true);
});

describe('with guides', () => {
  const words = (language: string) =>
    Array.from({ length: 99 }, (_, at) =>
      createHash('md5')
        .update(language + at)
        .digest('hex'),
    );
  const guide = (language: string, at: number) =>
    `<article class="guide">${words(language).join(' ')}</article><p>${createHash('sha512')
      .update(language + at)
      .digest('hex')}</p>`;
  const names = ['', 'de/'].flatMap((prefix) => Array.from({ length: 7 }, (_, at) => `${prefix}${at}.html`));
  const site = temporaryFolder(Object.fromEntries(names.map((name) => [name, guide(name.slice(0, -6), Number(name.at(-6)))])));
  const read = (name: string) => readFileSync(join(site, name));
  const dictionaries = () => readdirSync(join(site, 'dictionaries')).filter((name) => name.endsWith('.txt'));
  let counted: typeof count;
  beforeAll(async () => {
    counted = await compressTexts(site);
  });

  test('there is a dictionary for each language, named by its hash', () => {
    expect(dictionaries().map((name) => name.split('.')[0])).toEqual(['de', 'en']);
    for (const name of dictionaries()) {
      const hash = createHash('sha256')
        .update(read(`dictionaries/${name}`))
        .digest('base64url');
      expect(name.split('.')[1]).toBe(hash);
    }
    expect(counted.pages).toBe(14);
  });

  test.each(names)('%s opens with the dictionary of its language, to the byte', (name) => {
    const dictionary = read(`dictionaries/${dictionaries()[name.startsWith('de/') ? 0 : 1]}`);
    const [dcb, dcz] = [read(`${name}.dcb`), read(`${name}.dcz`)];
    const hash = createHash('sha256').update(dictionary).digest('hex');
    expect(dcb.subarray(0, 36).toString('hex')).toBe(`ff444342${hash}`);
    expect(dcz.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${hash}`);
    const options: BrotliDictionary = { dictionary };
    expect(brotliDecompressSync(dcb.subarray(36), options).equals(read(name))).toBe(true);
    expect(zstdDecompressSync(dcz.subarray(40), options).equals(read(name))).toBe(true);
    // What the other language says is no help.
    expect(dcb.length).toBeLessThan(read(`${name}.br`).length / 5);
  });

  test('the same pages give the same dictionaries, and what was made is replaced', async () => {
    const before = dictionaries();
    expect(await compressTexts(site)).toEqual(counted);
    expect(dictionaries()).toEqual(before);
  });
});
