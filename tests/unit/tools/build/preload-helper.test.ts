import { expect, test } from 'vitest';
import { preloadHelper } from '../../../../tools/build/preload-helper.ts';
import { buildFiles } from './build-files.ts';

test('a part that is loaded later is only imported: without hints for its files, and without a helper of its own', async () => {
  const { screen, ...others } = await buildFiles(
    {
      'screen.ts': `export const load = () => import('./part.ts');`,
      'part.ts': `import { a } from './shared.ts'; export const part = a;`,
      'second.ts': `import { a } from './shared.ts'; export const load = () => import('./part.ts').then(() => a);`,
      'shared.ts': `export const a = document.title;`,
    },
    ['screen.ts', 'second.ts'],
    [preloadHelper],
  );
  expect(Object.keys(others).sort()).toEqual(['part', 'second', 'shared']);
  expect(screen?.imports).toEqual([]);
  expect(screen?.code).toMatch(/import\("\.\/part-.*\.js"\)/);
  expect(screen?.code).not.toMatch(/modulepreload|__vite__mapDeps/);
});
