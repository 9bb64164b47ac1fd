import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scriptBundle } from '../../../../server/simulator/bundle.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const folder = temporaryFolder();

/** @param age seconds since the file was changed */
function write(name: string, code: string, age: number): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  const changed = Date.now() / 1000 - age;
  utimesSync(path, changed, changed);
  return pathToFileURL(path).href;
}

describe('a bundled script', () => {
  test('has its imports in it and no types', async () => {
    write('part.ts', 'export const part: string = "first part";', 60);
    const code = await scriptBundle(write('entry.ts', "import { part } from './part.ts'; console.log(part as unknown);", 60))();
    expect(code).toContain('first part');
    expect(code).not.toMatch(/import|as unknown/);
  });

  test('is made anew once one of its files has changed, and only then', async () => {
    write('value.ts', 'export const value = "before";', 60);
    const script = scriptBundle(write('reader.ts', "import { value } from './value.ts'; console.log(value);", 60));
    const first = await script();
    expect(await script()).toBe(first);
    write('value.ts', 'export const value = "after";', -60);
    expect(await script()).toContain('after');
  });

  test('must not hold what would end its element', async () => {
    const script = scriptBundle(write('ending.ts', 'console.log("<\\/script>".length, "<!-- x");', 60));
    await expect(script()).rejects.toThrow('must not contain');
  });

  test('may be asked for again after a mistake in it', async () => {
    const script = scriptBundle(write('mistake.ts', 'const = 1;', 60));
    await expect(script()).rejects.toThrow();
    write('mistake.ts', 'console.log("mended");', 60);
    expect(await script()).toContain('mended');
  });
});

test('the bridge stands alone: nothing of it is loaded from elsewhere', async () => {
  expect(await scriptBundle('bridge.ts')()).not.toMatch(/\b(import|require)\b\s*[({'"]/);
});
