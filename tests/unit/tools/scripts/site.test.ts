import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { closure } from '../../../../tools/build/closure.ts';
import { sources } from '../../../../tools/scripts/site.ts';
import { root } from '../../../../tools/scripts/tools.ts';

/** The modules of the project that one imports. */
const importsOf = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)].map(([, name = '']) =>
    posix.join(posix.dirname(path), name),
  );

test('a change of any module that the build runs makes a new site', () => {
  const modules = closure(['astro.config.mjs'], importsOf);
  expect(modules.length).toBeGreaterThan(40);
  const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}/`));
  expect(modules.filter((path) => !isSource(path))).toEqual([]);
});
