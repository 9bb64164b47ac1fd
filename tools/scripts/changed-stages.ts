import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../src/i18n/locales.ts';
import type { Choice } from './changed-files.ts';
import { check, type Stage } from './stages.ts';
import { astroCheck, biome, endToEndTests, vitest } from './test-runners.ts';
import { cache, root } from './tools.ts';

/** `npm test -- changed`: the first stages of `npm test` for what a change can break, and end-to-end tests that were changed. */
export const changedStages = ({ lint, types, tests, languages, endToEnd }: Choice): Stage[] =>
  [
    {
      name: 'lint',
      title: 'Format and lint of what was changed',
      of: lint,
      run: () => check([...biome, '--no-errors-on-unmatched', ...lint]),
    },
    { name: 'types', title: 'Types of what uses it', of: types, run: () => checkTypes(types) },
    {
      name: 'unit',
      title: 'Tests of what uses it',
      of: tests,
      run: () => vitest(['node', 'isolated', 'dom'], 'unit.json', tests),
    },
    { name: 'content', title: `Texts of ${languages.join(', ')}`, of: languages, run: () => testTexts(languages) },
    { name: 'e2e', title: 'In the browser: tests that were changed', of: endToEnd, run: () => endToEndTests(endToEnd) },
  ].filter(({ of }) => of.length > 0);

/** @param files those to look at, with what they need for it */
function checkTypes(files: readonly string[]) {
  const config = join(cache, 'changed.tsconfig.json');
  mkdirSync(cache, { recursive: true });
  // First, as in tsconfig.json: the types of collections refer to each other.
  const include = ['.astro/types.d.ts', ...files].map((path) => join('..', path));
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', include }));
  const synced = existsSync(join(root, '.astro/types.d.ts'));
  return astroCheck(['--tsconfig', config, ...(synced ? ['--noSync'] : [])]);
}

/** The content tests of some languages; English is held against all. */
function testTexts(languages: readonly string[]) {
  const names = locales
    .filter(({ code }) => languages.includes(code))
    .map(({ code, label }) => `(in |content/)${code}\\b|${label}`);
  const filter = languages.includes('en') ? [] : ['--testNamePattern', names.join('|')];
  return vitest(['node'], 'content.json', ['tests/content/', ...filter]);
}
