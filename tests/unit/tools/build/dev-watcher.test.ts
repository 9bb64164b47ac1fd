import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../../astro.config.mjs';
import { root } from '../../../../tools/scripts/tools.ts';

const ignored = config.vite?.server?.watch?.ignored as (path: string) => boolean;
const isWatched = (path: string) => !ignored(join(root, path));

test('the dev server watches nothing that a command makes: a build would reload every page of it', () => {
  // Vite itself leaves out two of them, and Astro's dev server tells itself by .astro what changed.
  const others = ['node_modules', 'test-results', '.astro'];
  const made = readFileSync(join(root, '.gitignore'), 'utf8').match(/[\w.-]+(?=\/$)/gm) ?? [];
  expect(made).toContain('.cache');
  expect(made.filter((folder) => !others.includes(folder)).filter((folder) => isWatched(`${folder}/en/index.html`))).toEqual([]);
});

test.each(['content/en/about/aboutUs.mdx', 'tools/build/catalogue.ts', '.astro/content-modules.mjs', 'companion.config.json'])(
  'the dev server watches %s',
  (path) => {
    expect(isWatched(path)).toBe(true);
  },
);
