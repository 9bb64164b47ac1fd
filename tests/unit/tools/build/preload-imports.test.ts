import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withPreloads } from '../../../../tools/build/preload-imports.ts';

const root = mkdtempSync(join(tmpdir(), 'companion-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, '_astro'));
const files = {
  'form.js': `import{a as b}from"./react.js";import"/_astro/base.js";const later=()=>import("./later.js");`,
  'client.js': `import{c}from"./react.js";`,
  'react.js': 'export const a=1,c=2;',
  'base.js': `export*from"./runtime.js";`,
  'runtime.js': '',
  'later.js': '',
  'Recommended.1a.js': `import"./base.js";import"./card.js";`,
  'card.js': '',
  'Request.1a.js': '',
  'Request.2b.js': '',
};
for (const [name, code] of Object.entries(files)) writeFileSync(join(root, '_astro', name), code);

test('a page with an island names each module that it starts with, once, just before the island', () => {
  const island = '<astro-island component-url="/_astro/form.js" renderer-url="/_astro/client.js"><form></form></astro-island>';
  const names = ['form', 'client', 'react', 'base', 'runtime'];
  const links = names.map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`).join('');
  expect(withPreloads(`<main>${island}</main>`, root)).toBe(`<main>${links}${island}</main>`);
});

test('a page without islands stays as it is', () => {
  expect(withPreloads('<main></main>', root)).toBe('<main></main>');
});

const screen = (name: string) =>
  `<astro-island component-url="/_astro/form.js" component-export="${name}" renderer-url="/_astro/client.js"></astro-island>`;

test('what a screen loads as soon as it is hydrated comes with it, after what it starts with', () => {
  const links = withPreloads(screen('Recipes'), root).match(/<link[^>]+>/g) ?? [];
  const low = '<link rel="modulepreload" fetchpriority="low" href="/_astro/';
  expect(links.slice(-3)).toEqual([
    '<link rel="modulepreload" href="/_astro/runtime.js">',
    `${low}Recommended.1a.js">`,
    `${low}card.js">`,
  ]);
});

test.each([
  ['CookRecipe', 'Cook'],
  ['RatingCenter', 'Request'],
])('the first view of %s that is not one file ends the build', (name, view) => {
  expect(() => withPreloads(screen(name), root)).toThrow(`${view} is not one file`);
});
