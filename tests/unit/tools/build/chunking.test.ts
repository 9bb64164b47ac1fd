import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { chunking } from '../../../../tools/build/chunking.ts';
import { buildFiles } from './build-files.ts';

const screens = ['One', 'Two', 'Three', 'Four'];
const entries = screens.map((name) => `src/features/${name}.ts`);

/** Four screens that start with the same code. */
const screensWith = (code: string) =>
  Object.fromEntries(entries.map((entry, index) => [entry, `${code}\nexport const at = ${index};`]));

/** The files that a chunk is made of. */
const namesIn = (chunk: { moduleIds: string[] } | undefined) => chunk?.moduleIds.map((id) => basename(id)).sort();

const valibot = {
  'node_modules/valibot/package.json': '{"name":"valibot","type":"module","main":"index.js"}',
  'node_modules/valibot/index.js': `export const text = (v) => ['text', v]; export const email = (v) => ['email', v];`,
};

test('what most screens start with is one chunk, and so is what forms start with', async () => {
  const chunks = await buildFiles(
    {
      ...screensWith(`import { lib } from '../lib/a.ts'; import { api } from '../api/b.ts'; lib(); api();`),
      'src/features/Form.ts': `import { form } from '../app/form/form.ts'; import { draft } from '../app/form/use-draft.ts'; form(draft);`,
      'src/features/Draft.ts': `import { draft } from '../app/form/use-draft.ts'; draft();`,
      'src/features/Other.ts': `import { form } from '../app/form/form.ts'; import { api } from '../api/b.ts'; form(api);`,
      'src/lib/a.ts': `export const lib = () => console.log('of lib');`,
      'src/api/b.ts': `export const api = () => console.log('of api');`,
      'src/app/form/form.ts': `export const form = (a) => console.log('of forms', a);`,
      'src/app/form/use-draft.ts': `export const draft = () => console.log('of drafts');`,
    },
    [...entries, 'src/features/Form.ts', 'src/features/Draft.ts', 'src/features/Other.ts'],
    [chunking],
  );
  expect(namesIn(chunks.base)).toEqual(['a.ts', 'b.ts']);
  expect(namesIn(chunks.form)).toEqual(['form.ts', 'use-draft.ts']);
});

test('no screen starts with the parts of valibot that only rules use, which are loaded later', async () => {
  const chunks = await buildFiles(
    {
      ...valibot,
      'package.json': '{"imports":{"#rules/valibot":"valibot"}}',
      ...screensWith(
        `import { text } from 'valibot'; console.log(text(1)); export const load = () => import('./feedback/rules.ts');`,
      ),
      'src/features/feedback/rules.ts': `import { email } from '#rules/valibot'; export const check = email;`,
    },
    entries,
    [chunking],
  );
  expect(chunks.base?.code).toContain('"text"');
  expect(chunks.base?.code).not.toContain('"email"');
  expect(chunks.rules?.code).toContain('"email"');
});
