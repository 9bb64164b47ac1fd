import { describe, expect, test } from 'vitest';
import { choose } from '../../../../tools/scripts/changed-files.ts';

const files = new Map(
  Object.entries({
    'content/de/faq/filter.mdx': '',
    'content/de/strings/form.json': '',
    'content/en/strings/form.json': '',
    'package.json': '',
    'server/index.ts': `import '../src/lib/day.ts';`,
    'src/env.d.ts': 'declare const __A__: string;',
    'src/i18n/keys.ts': `import type form from '../../content/en/strings/form.json';`,
    'src/i18n/strings.ts': `import.meta.glob('../../content/*/strings/*.json')`,
    'src/lib/day.ts': '',
    'src/mdx/guide-context.ts': 'declare global {}',
    'src/pages/[...locale]/day.astro': `---\nimport { Day } from '../../ui/Day.tsx';\n---`,
    'src/ui/Day.tsx': `import { day } from "../lib/day.ts"; // It doesn't say './other.ts'`,
    'src/ui/day.css': '',
    'src/ui/other.ts': '',
    'tests/e2e/day.test.ts': `import '../../src/lib/day.ts';`,
    'tests/unit/lib/day.test.ts': `import '../../../src/lib/day.ts';`,
    'tests/unit/server/start.test.ts': `start('server/index.ts')`,
    'tests/unit/ui/Day.test.tsx': `const { Day } = await import('../../../src/ui/Day.tsx');`,
    'tests/unit/ui/other.test.ts': `import '../../../src/ui/other.ts';`,
    'tests/unit/i18n/strings.test.ts': `import '../../../src/i18n/strings.ts';`,
  }),
);
const ambient = ['src/env.d.ts', 'src/mdx/guide-context.ts'];
const always = 'tests/architecture/';
const sorted = (paths: readonly string[]) => [...paths].sort();

describe('what a change can break', () => {
  test('are the tests and types of all that use it, directly or through others', () => {
    const { lint, types, tests, languages, endToEnd } = choose(['src/lib/day.ts'], files);
    expect(lint).toEqual(['src/lib/day.ts']);
    expect(sorted(tests)).toEqual([
      always,
      'tests/unit/lib/day.test.ts',
      'tests/unit/server/start.test.ts',
      'tests/unit/ui/Day.test.tsx',
    ]);
    expect(types).toEqual(expect.arrayContaining(['src/lib/day.ts', 'src/pages/[...locale]/day.astro', ...ambient]));
    expect(types).not.toContain('src/ui/other.ts');
    expect(languages).toEqual([]);
    expect(endToEnd).toEqual([]);
  });

  test('of src/lib, are the tests up to three imports away, and all the types', () => {
    const chain = new Map(
      Object.entries({
        'src/lib/day.ts': '',
        'src/app/one.ts': `'../lib/day.ts'`,
        'src/app/two.ts': `'./one.ts'`,
        'src/app/three.ts': `'./two.ts'`,
        'tests/unit/app/two.test.ts': `'../../../src/app/two.ts'`,
        'tests/unit/app/three.test.ts': `'../../../src/app/three.ts'`,
      }),
    );
    const { tests, types } = choose(['src/lib/day.ts'], chain);
    expect(tests).toEqual([always, 'tests/unit/app/two.test.ts']);
    expect(types).toContain('src/app/three.ts');
    expect(choose(['src/app/one.ts'], chain).tests).toContain('tests/unit/app/three.test.ts');
  });

  test('is little for a component', () => {
    expect(choose(['src/ui/Day.tsx'], files).tests).toEqual([always, 'tests/unit/ui/Day.test.tsx']);
  });

  test('for a text are the content tests of its language, and no types', () => {
    const { types, tests, languages } = choose(['content/de/faq/filter.mdx', 'content/de/strings/form.json'], files);
    expect(languages).toEqual(['de']);
    expect(types).toEqual([]);
    expect(tests).toContain('tests/content/guides.test.ts');
    expect(tests).not.toContain('tests/unit/i18n/strings.test.ts');
  });

  test('for an English text are also the types of those who show it', () => {
    const { types, languages } = choose(['content/en/strings/form.json'], files);
    expect(languages).toEqual(['en']);
    expect(types).toContain('src/i18n/keys.ts');
  });

  test('for what English and other languages are searched by are the content tests of that language', () => {
    for (const set of ['search-gold/tuned', 'search-gold/unseen', 'recipe-search-gold'])
      expect(choose([`tests/content/${set}/zh-hk.json`, 'content/catalogue.json'], files).languages).toEqual(['zh-hk']);
  });

  describe('in a route of the app servers', () => {
    const servers = new Map(
      Object.entries({
        'server/app.ts': `import './db/open.ts'; import './routes/care.ts'; import './routes/news.ts';`,
        'server/db/care.ts': '',
        'server/db/open.ts': '',
        'server/routes/care.ts': `import '../../src/contract/care/read.ts'; import '../db/care.ts';`,
        'server/routes/news.ts': `import '../../src/contract/news/read.ts'; import '../../src/contract/fields.ts';`,
        'server/seed/care.ts': `import '../../src/contract/care/read.ts';`,
        'src/contract/care/read.ts': `import '../fields.ts';`,
        'src/contract/news/read.ts': '',
        'src/contract/fields.ts': '',
        'tests/contract/server.ts': `import '../../server/app.ts'; import '../../server/seed/care.ts';`,
        'tests/contract/care.test.ts': `import './server.ts'; import '../../src/contract/care/read.ts';`,
        'tests/contract/news.test.ts': `import './server.ts'; import '../../src/contract/news/read.ts';`,
        'tests/unit/contract/care.test.ts': `import '../../../src/contract/care/read.ts';`,
      }),
    );

    test.each(['server/routes/care.ts', 'server/db/care.ts'])('are the tests that call its endpoints, for %s', (path) => {
      expect(choose([path], servers).tests).toEqual([always, 'tests/contract/care.test.ts']);
    });

    test.each(['server/app.ts', 'server/db/open.ts'])(
      'are all tests that start a server where every route needs it, as %s',
      (path) => {
        expect(sorted(choose([path], servers).tests)).toEqual([
          always,
          'tests/contract/care.test.ts',
          'tests/contract/news.test.ts',
        ]);
      },
    );
  });

  test.each([
    ['a document', 'docs/commands.md', 'tests/unit/docs/'],
    ['a stylesheet', 'src/ui/day.css', 'tests/unit/styles/'],
  ])('for %s are the tests that read all of them', (_, path, folder) => {
    expect(choose([path], files).tests).toContain(folder);
  });

  test('is everything when the packages or settings change', () => {
    expect(sorted(choose(['package.json'], files).tests)).toEqual([
      always,
      ...sorted([...files.keys()]).filter((path) => path.startsWith('tests/unit/')),
    ]);
  });

  test('are end-to-end tests only if they were changed themselves', () => {
    const { tests, endToEnd } = choose(['tests/e2e/day.test.ts'], files);
    expect(endToEnd).toEqual(['tests/e2e/day.test.ts']);
    expect(tests).toEqual([always]);
  });
});
