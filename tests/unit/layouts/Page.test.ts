import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');

test('browsers paint around a page what the page itself stands on', () => {
  const grounds = [...read('styles/tokens.css').matchAll(/--ground:\s*(#\w+)/g)].map(([, color]) => color);
  const colors = [...read('layouts/Page.astro').matchAll(/<meta name="theme-color" content="(#\w+)" media="[^"]*: (\w+)\)">/g)];
  expect(colors.map(([, , scheme]) => scheme)).toEqual(['light', 'dark']);
  expect(grounds).toEqual(colors.map(([, color]) => color));
});
