import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closureOf, lazyStyles } from '../../../../tools/build/lazy-styles.ts';
import { filesUnder } from '../../../../tools/scripts/site.ts';
import { root } from '../../../../tools/scripts/tools.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

describe('the styles of what a module loads later', () => {
  const stylesOf = (name: string, files: Record<string, string>) =>
    lazyStyles(join(temporaryFolder(files), name)).map((path) => basename(path));

  test('are those of the part, of what it imports, and of what it loads later itself', () => {
    const files = {
      'Screen.tsx': `import './screen.css'; const Part = lazy(() => import('./Part.tsx'));`,
      'Part.tsx': `import { Cell } from './Cell.tsx'; import './part.css'; const load = () => import('./Late.tsx');`,
      'Cell.tsx': `import './cell.css'; export const Cell = () => <p />;`,
      'Late.tsx': `import './late.css';`,
    };
    expect(stylesOf('Screen.tsx', files)).toEqual(['cell.css', 'part.css', 'late.css']);
  });

  test('are none where only types are imported, and where two parts import each other', () => {
    const files = {
      'Screen.tsx': `type Part = typeof import('./Typed.tsx'); const load = () => import('./One.tsx');`,
      'Typed.tsx': `import './typed.css';`,
      'One.tsx': `import type { A } from './Typed.tsx'; import { type B } from './Typed.tsx'; const load = () => import('./Two.tsx');`,
      'Two.tsx': `const load = () => import('./One.tsx');`,
    };
    expect(stylesOf('Screen.tsx', files)).toEqual([]);
  });
});

describe('a screen', () => {
  const read = (file: string): string => readFileSync(file, 'utf8');
  const defined = (styles: readonly string[]): string[] =>
    styles.flatMap((file) => [...read(file).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const isStyle = (file: string): boolean => file.endsWith('.css');

  const ofEveryPage = defined(filesUnder(join(root, 'src/styles')));
  const ofAnyPage = new Set(defined(filesUnder(join(root, 'src')).filter(isStyle)));
  const screens = filesUnder(join(root, 'src/features')).filter((file) => /\/screens\/\w+\.tsx$/.test(file));

  test.each(screens.map((file) => [basename(file, '.tsx'), file]))('%s has the styles of all that it ever draws', (_, file) => {
    const files = closureOf(file);
    const styled = new Set([...ofEveryPage, ...defined(files.filter(isStyle))]);
    const used = files.flatMap((path) => [...(isStyle(path) ? '' : read(path)).matchAll(/className="([^"]+)"/g)]);
    const names = new Set(used.flatMap(([, classes = '']) => classes.split(/\s+/)));
    expect([...names].filter((name) => ofAnyPage.has(name) && !styled.has(name))).toEqual([]);
  });
});
