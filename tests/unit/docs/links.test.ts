import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../../tools/scripts/site.ts';
import { root } from '../../../tools/scripts/tools.ts';

const folders = ['src', 'server', 'tools', 'tests', 'docs', 'deploy', 'public', 'native'];
const documents = [
  ...folders.flatMap((folder) => filesUnder(join(root, folder))),
  join(root, 'README.md'),
  join(root, 'CONTRIBUTING.md'),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => relative(root, file).split(sep).join('/'));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Without fenced code, whose brackets and comments are not Markdown. */
const proseOf = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** The anchors of a document, as GitHub makes them from its headings. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

function linkProblems(path: string, text: string): string[] {
  const withoutCode = proseOf(text).replaceAll(/`[^`\n]+`/g, '');
  return [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const linked = join(root, dirname(path), file);
    if (file !== '' && !existsSync(linked)) return [`${path}: ${target} does not exist`];
    if (anchor === undefined) return [];
    const anchors = anchorsOf(file === '' ? text : readFileSync(linked, 'utf8'));
    return anchors.includes(anchor) ? [] : [`${path}: ${target} has no such heading`];
  });
}

function commandProblems(path: string, text: string): string[] {
  return [...text.matchAll(/npm run ([\w-]+)/g)].flatMap(([, name = '']) =>
    Object.hasOwn(scripts, name) ? [] : [`${path}: package.json has no script ${name}`],
  );
}

/** Paths in backticks. A test may be named without its ending; names with a placeholder are skipped. */
function pathProblems(path: string, text: string): string[] {
  return [...text.matchAll(/`((?:src|server|tools|tests|docs|deploy|content)\/[^`\s]*)`/g)].flatMap(([, named = '']) => {
    if (/[<*…]/.test(named)) return [];
    const exists = ['', '.test.ts', '.test.tsx'].some((ending) => existsSync(join(root, named + ending)));
    return exists ? [] : [`${path}: ${named} does not exist`];
  });
}

/** Files that a README names without their folder: below its own folder, or from a folder above. */
function fileProblems(path: string, text: string): string[] {
  if (!path.endsWith('/README.md')) return [];
  const folder = dirname(path);
  const above = folder.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));
  const below = filesUnder(join(root, folder)).map((file) => file.split(sep).join('/'));
  return [...proseOf(text).matchAll(/`([^`\s/<*…][^`\s<*…]*\.(?:tsx?|astro|css|mjs))`/g)].flatMap(([, named = '']) => {
    const exists =
      below.some((file) => file.endsWith(`/${named}`)) || ['.', ...above].some((at) => existsSync(join(root, at, named)));
    return exists ? [] : [`${path}: ${named} does not exist`];
  });
}

/** Names of code that are said to be in a file: "`regions` in `src/contract/regions.ts`". */
function nameProblems(path: string, text: string): string[] {
  const namesIn = /((?:`[A-Za-z_]\w*`[^`.]*)+?) in\s+`((?:src|server|tools|tests)\/[^`\s<*…]+\.[a-z]+)`/g;
  return [...proseOf(text).matchAll(namesIn)].flatMap(([, names = '', file = '']) => {
    if (!existsSync(join(root, file))) return [];
    const words = new Set(readFileSync(join(root, file), 'utf8').match(/\w+/g));
    const missing = [...names.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (words.has(name) ? [] : [name]));
    return missing.map((name) => `${path}: ${file} has no ${name}`);
  });
}

const problems = (path: string, text: string) => [
  ...linkProblems(path, text),
  ...commandProblems(path, text),
  ...pathProblems(path, text),
  ...fileProblems(path, text),
  ...nameProblems(path, text),
];

describe('the documents', () => {
  test('src/features/README.md lists every feature', () => {
    const index = readFileSync(join(root, 'src/features/README.md'), 'utf8');
    const features = documents.flatMap((path) => /^src\/features\/([\w-]+\/README\.md)$/.exec(path)?.[1] ?? []);
    expect(features.length).toBeGreaterThan(10);
    expect(features.filter((readme) => !index.includes(`(${readme})`))).toEqual([]);
  });

  test.each(documents)('%s names only links, commands and paths that exist', (path) => {
    expect(problems(path, readFileSync(join(root, path), 'utf8'))).toEqual([]);
  });

  test.each([
    ['a link to a missing file', '[x](gone.md)', 'gone.md does not exist'],
    ['a link to a missing heading', '[x](commands.md#gone)', 'commands.md#gone has no such heading'],
    ['a link to a missing heading of its own', '# Here\n[x](#there)', '#there has no such heading'],
    ['a missing script', '```sh\nnpm run gone\n```', 'package.json has no script gone'],
    ['a missing path', 'See `src/gone.ts`.', 'src/gone.ts does not exist'],
    [
      'a name that its file lacks',
      '`regions` and `gone`, both in `src/contract/regions.ts`',
      'src/contract/regions.ts has no gone',
    ],
  ])('are refused with %s', (_, text, problem) => {
    expect(problems('docs/a.md', text)).toEqual([`docs/a.md: ${problem}`]);
  });

  test.each(['`gone.ts`', '`lib/gone.ts`', '`form/gone.ts`'])('are refused with %s in a README', (named) => {
    expect(problems('src/app/README.md', named)).toEqual([`src/app/README.md: ${named.slice(1, -1)} does not exist`]);
  });

  test('may name files of a README by less than their whole path', () => {
    const text = '`form/use-draft.ts` `use-draft.ts` `lib/day.ts` `…-service.ts` `parts/<name>.ts` `package.json` `/sw.js`';
    expect(problems('src/app/README.md', text)).toEqual([]);
  });

  test('may link headings, other sites and placeholders', () => {
    const text = [
      '# A `site`, twice',
      '# A `site`, twice',
      '[x](#a-site-twice-1) [x](commands.md#publish-and-operate) [x](../README.md) [x](https://example.com/a#b)',
      '`[x](gone)` `src/<name>.ts` `tests/*` `docs/` `tests/unit/docs/links`',
    ];
    expect(problems('docs/a.md', text.join('\n'))).toEqual([]);
  });
});
