import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleInline } from '../../../../tools/build/inline-script.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const bundle = (files: Record<string, string>, define = {}) => {
  const folder = temporaryFolder(files);
  return bundleInline(pathToFileURL(join(folder, 'start.ts')), define).then(({ code, files }) => ({
    code,
    files: files.map((file) => file.slice(file.lastIndexOf('/') + 1)).sort(),
  }));
};

test('a script and what it imports become one classic script, minified and with its constants', async () => {
  const { code, files } = await bundle(
    {
      'start.ts': `import { greet } from './greet.ts'; const unused = 1; document.title = greet(__NAME__ as string);`,
      'greet.ts': 'export function greet(name: string): string { return "Hello " + name; }',
    },
    { __NAME__: '"Ada"' },
  );
  expect(code).not.toMatch(/\b(import|export)\b|unused|\n/);
  expect(code).toMatch(/document\.title=["`]Hello Ada["`]/);
  expect(files).toEqual(['greet.ts', 'start.ts']);
});

test('a script that would begin a comment in its element fails the build', async () => {
  await expect(bundle({ 'start.ts': 'document.title = String(/<!--/.test(document.title))' })).rejects.toThrow(
    'start.ts must not contain "</script" or "<!--"',
  );
});

test('syntax is lowered to that of the oldest supported browsers', async () => {
  const { code } = await bundle({
    'start.ts': 'using open = { [Symbol.dispose]() { document.title = "closed"; } }; console.log(open)',
  });
  // `using` becomes `try … finally`.
  expect(code).toContain('finally');
});
