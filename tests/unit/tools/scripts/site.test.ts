import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../../../tools/scripts/site.ts';
import { root } from '../../../../tools/scripts/tools.ts';

test('a change of anything that the build runs makes a new site', () => {
  const config = readFileSync(join(root, 'astro.config.mjs'), 'utf8');
  const imported = [...config.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => posix.normalize(path));
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((path) => !sources.some((source) => path.startsWith(`${source}/`)))).toEqual([]);
});
