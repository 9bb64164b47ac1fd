import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { problemTypes } from '../../server/messages.ts';
import { routes } from '../../src/routes/table.ts';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';
import { readModule } from './modules.ts';
import {
  formatProblems,
  lockfileProblems,
  pageProblems,
  traceProblems,
  undeclaredPackages,
  unusedTexts,
} from './project-rules.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const named = (file: string, from: string) => relative(join(root, from), file).split(sep).join('/');

describe('the lockfile', () => {
  test('holds no addresses, and an integrity for every package', () => {
    expect(lockfileProblems(read('package-lock.json'))).toEqual([]);
  });

  test('must have no address and no package without an integrity', () => {
    const packages = {
      '': {},
      'node_modules/a': { resolved: 'https://example.com/a.tgz', integrity: 'sha512-x' },
      'node_modules/b': {},
    };
    expect(lockfileProblems(JSON.stringify({ packages }))).toEqual([
      'package-lock.json: node_modules/a has an address ("resolved")',
      'package-lock.json: node_modules/b has no integrity',
    ]);
  });
});

describe('the files of the project', () => {
  test('name no machine and no registry', () => {
    const folders = ['src', 'server', 'content', 'public', 'tests', 'tools', '.ci', 'docs'];
    const texts = folders
      .flatMap((folder) => filesUnder(join(root, folder)))
      .filter((file) => /\.(m?[jt]sx?|astro|mdx?|json|css|svg|html)$|run$/.test(file));
    const own = [
      'README.md',
      'CONTRIBUTING.md',
      'package.json',
      'package-lock.json',
      'astro.config.mjs',
      'companion.config.json',
      '.npmrc',
    ];
    const files = [...texts, ...own.map((file) => join(root, file)).filter(existsSync)];
    expect(files.flatMap((file) => traceProblems(named(file, ''), readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    `const db = '${['', 'home', 'ada', 'companion.db'].join('/')}';`,
    `cd ${['', 'work', 'main', 'dist'].join('/')}`,
    `https://regist${'ry'}.npmjs.org/astro`,
  ])('are refused with %s', (line) => {
    expect(traceProblems('a.ts', `// fine\n${line}`)).toEqual([expect.stringContaining('a.ts:2 holds')]);
  });

  test('may name the addresses of the site', () => {
    expect(traceProblems('a.ts', `fetch('/api/v1/user/info'); location = '/home'; import '../work/x.ts'; '/de/home/'`)).toEqual(
      [],
    );
  });
});

describe('code that readers see the output of', () => {
  test('formats numbers, dates and lists in the language of the page', () => {
    const files = ['ui', 'features', 'mdx', 'layouts', 'pages', 'lib'].flatMap((folder) => filesUnder(join(root, 'src', folder)));
    const code = files.filter((file) => /\.(tsx?|astro)$/.test(file) && !/layouts.(head|gallery)/.test(file));
    expect(code.flatMap((file) => formatProblems(named(file, ''), readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each(['n.toLocaleString()', 'name.toLocaleLowerCase()', 'price.toFixed(2)', "kinds.join(', ')"])(
    'is refused with %s',
    (code) => {
      expect(formatProblems('a.ts', `// fine\nconst x = ${code};`)).toEqual([expect.stringContaining('a.ts:2')]);
    },
  );

  test('may format with a language, and anything in errors, keywords and ids', () => {
    const fine = "n.toLocaleString(t.tag);\nthrow new RangeError(all.join(', '));\nkeywords: all.join(', '),\nids.join(' ');";
    expect(formatProblems('a.ts', fine)).toEqual([]);
  });
});

describe('packages', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

  test('are in package.json if they are imported', () => {
    const folders = ['src', 'server', 'tests', 'tools'];
    const configs = ['astro.config.mjs', 'vitest.config.ts', 'playwright.config.ts'].map((file) => join(root, file));
    const files = [...folders.flatMap((folder) => filesUnder(join(root, folder))), ...configs];
    const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
    const code = files.filter((file) => /\.(m?[jt]s|tsx|astro)$/.test(file) && !file.includes('architecture'));
    expect(
      code.flatMap((file) => {
        // Whole modules would take ten times as long.
        const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
        const imports = importedFiles.map(({ fileName }) => fileName);
        return undeclaredPackages(named(file, ''), imports, declared);
      }),
    ).toEqual([]);
  });

  test('have exact versions', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  test('are refused if package.json does not declare them', () => {
    const names = ['node:fs', './x.ts', 'astro:content', 'hono/cookie', '@astrojs/mdx', '@scope/gone/part', 'gone/part'];
    expect(undeclaredPackages('a.ts', names, new Set(['hono', '@astrojs/mdx']))).toEqual([
      'a.ts imports @scope/gone, which package.json does not name',
      'a.ts imports gone, which package.json does not name',
    ]);
  });
});

describe('the pages', () => {
  test('are those of the route table', () => {
    const files = filesUnder(join(root, 'src/pages')).filter(
      (file) => /\.(astro|ts)$/.test(file) && !basename(file).startsWith('_'),
    );
    expect(
      pageProblems(
        files.map((file) => named(file, 'src/pages')),
        routes,
      ),
    ).toEqual([]);
  });

  const own = ['[...guide].astro', '[...locale]/feedback.astro', '[...locale]/feedbackDetails.astro'];

  test('may be those of screens, one for all guides, and data', () => {
    expect(pageProblems([...own, 'faq/[locale].json.ts'], routes)).toEqual([]);
  });

  test.each([
    ['the table has no such route', '[...locale]/feedBack.astro', 'makes /feedBack, which is not in src/routes/table.ts'],
    [
      'a guide has a page of its own',
      '[...locale]/deviceiInstructions[model].astro',
      'makes /deviceiInstructions[model], which is a guide: src/pages/[...guide].astro makes it already',
    ],
  ])('are refused if %s', (_, file, problem) => {
    expect(pageProblems([...own, file], routes)).toEqual([`src/pages/${file} ${problem}`]);
  });

  test('are refused without the one for all guides', () => {
    expect(pageProblems(own.slice(1), routes)).toEqual([expect.stringContaining('[...guide].astro is missing')]);
  });
});

/** A drawing whose text has its name: `src/mdx/figures/hands/DustBox.astro`, `dustBox`. */
const handFigure = /^src\/mdx\/figures\/hands\/(\w+)\.astro$/;

describe('the English texts', () => {
  test('are all used', () => {
    const strings = filesUnder(join(root, 'content/en/strings'));
    const areas = Object.fromEntries(strings.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))]));
    const modulesUnder = (folder: string) =>
      filesUnder(join(root, folder))
        .filter((file) => /\.(tsx?|astro)$/.test(file))
        .map((file) => readModule(named(file, ''), readFileSync(file, 'utf8')));
    const sources = modulesUnder('src');
    const inGuides = new Set(sources.flatMap(({ path, texts }) => (path.startsWith('src/mdx/') ? [...texts.whole] : [])));
    const mentions = {
      whole: new Set(sources.flatMap(({ texts }) => [...texts.whole])),
      beginnings: new Set(sources.flatMap(({ texts }) => [...texts.beginnings])),
      bare: {
        titles: new Set(routes.flatMap(({ title }) => title ?? [])),
        guide: inGuides,
        figures: inGuides,
        // Which of these drawings is shown is tested by tests/content/hand-figures.test.ts.
        handFigures: new Set(
          sources.flatMap(({ path }) => handFigure.exec(path)?.[1]?.replace(/^./, (first) => first.toLowerCase()) ?? []),
        ),
        problemTypes: new Set(problemTypes),
        server: new Set(modulesUnder('server').flatMap(({ texts }) => [...texts.whole])),
        trainer: inGuides,
        voice: inGuides,
      },
    };
    const help = 'a key that is put together needs a fixed part behind its area: `rma.status_` before what varies';
    expect(unusedTexts(areas, mentions), help).toEqual([]);
  });

  test('are refused if nothing uses one', () => {
    const areas = {
      feedback: { submit: 'Submit', unread_one: 'one', unread_other: 'many', status_replied: 'Replied', old: 'Old' },
      titles: { home: 'Home', gone: 'Gone' },
    };
    const mentions = {
      whole: new Set(['feedback.submit', 'feedback.unread', 'old']),
      beginnings: new Set(['feedback.status_', 'feedback.', '/api/']),
      bare: { titles: new Set(['home']) },
    };
    expect(unusedTexts(areas, mentions)).toEqual([
      'content/en/strings/feedback.json: nothing uses "old"',
      'content/en/strings/titles.json: nothing uses "gone"',
    ]);
  });
});
