import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';

test('scripts name the part of the deployment that they use: the whole of it would be put into them (tools/build/defines.ts)', () => {
  const whole = filesUnder(join(root, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => /^(?!\s*(\*|\/)).*__DEPLOYMENT__(?!\.)/m.test(readFileSync(file, 'utf8')));
  expect(whole.map((file) => relative(root, file))).toEqual([]);
});
