import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brandColorRules } from '../../../tools/build/brand-colors.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** About what the build's minifier leaves. */
const minified = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1');

test('tokens, base and all primitives together weigh no more than 4.5 KB', () => {
  const css = [...read('src/styles/*.css'), ...read('src/ui/**/*.css')].map(({ text }) => minified(text)).join('');
  expect(css.length).toBeGreaterThan(5000);
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(4.5 * 1024);
});

test('tokens and base, which every guide carries, weigh no more than 2 KB', () => {
  const css = read('src/styles/*.css')
    .map(({ text }) => minified(text))
    .join('');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(2 * 1024);
});

test('no component writes a style attribute, which the content security policy forbids', () => {
  const files = [...read('src/**/*.tsx'), ...read('src/**/*.astro')];
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ text }) => /\sstyle=/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every custom property that a style sheet uses is declared', () => {
  const css = read('src/**/*.css')
    .map(({ text }) => text)
    .join('');
  const declared = new Set([...(css + brandColorRules()).matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
