import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../../tools/scripts/site.ts';
import { root } from '../../../tools/scripts/tools.ts';

const headings = readFileSync(join(root, 'docs/spec.md'), 'utf8').matchAll(/^## (\d+)\. /gm);
const sections = [...headings].map(([, number]) => `§${number}`);

/** The one form of a citation: `docs/spec.md §4`, or `docs/spec.md §4, §5`. */
const citation = /docs\/spec\.md (§\d+(?:, §\d+)*)/g;

/** Other forms: in words, such as "spec, section 5" and "the spec", or without a section on the same line. */
const inWords =
  /\b(?:the|our|this) spec(?:ification)?\b|\bspec(?:ification)?(?:['’]s)?,? (?:sections?\b|§)|\(spec(?:,|: ")|\bsections? [\d, and]+of (?:the )?spec/i;
const withoutSection = /(?<![\w-])spec\.md\b/;

/** Citations of sections that do not exist, and those in another form. Markdown may link the document as a whole. */
function citationProblems(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`;
    const cited = [...line.matchAll(citation)].flatMap(([, numbers = '']) => numbers.split(', '));
    const rest = line.replaceAll(citation, '');
    const isOther = inWords.test(rest) || (withoutSection.test(rest) && !path.endsWith('.md'));
    return [
      ...cited.filter((section) => !sections.includes(section)).map((section) => `${at}: docs/spec.md has no ${section}`),
      ...(isOther ? [`${at} does not cite as "docs/spec.md §N": ${line.trim()}`] : []),
    ];
  });
}

describe('the specification', () => {
  test('has nine sections, numbered in order', () => {
    expect(sections).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  });

  test('is cited by the path of the document and an existing section', () => {
    const folders = ['src', 'server', 'tools', 'tests', 'deploy', 'docs'];
    const files = [
      ...folders.flatMap((folder) => filesUnder(join(root, folder))),
      join(root, 'README.md'),
      join(root, 'CONTRIBUTING.md'),
    ]
      .filter((file) => /\.(m?[jt]sx?|astro|mdx?|css|html|conf)$/.test(file))
      .map((file) => relative(root, file).split(sep).join('/'))
      .filter((path) => path !== 'docs/spec.md' && path !== 'tests/unit/docs/spec.test.ts');
    expect(files.flatMap((path) => citationProblems(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  test.each([
    '(docs/spec.md §10)',
    '(docs/spec.md §2, §0)',
    '(docs/spec.md, section 5)',
    '(docs/spec.md)',
    '(spec, section 5)',
    '(spec §8)',
    '(spec: "image in body")',
    "The spec's section 3 has these.",
    'section 2 of the specification',
    'Ours: the spec shows none.',
  ])('would be refused where code says: %s', (comment) => {
    expect(citationProblems('a.ts', `// fine\n// ${comment}`)).toEqual([expect.stringContaining('a.ts:2')]);
  });

  test.each(['(docs/spec.md §2)', 'docs/spec.md §4, §5, and RFC 9110, section 10.2.3', 'https://html.spec.whatwg.org/#top'])(
    'may be cited, and others too: %s',
    (comment) => {
      expect(citationProblems('a.ts', `// ${comment}`)).toEqual([]);
    },
  );

  test('may be linked as a whole by another document', () => {
    expect(citationProblems('docs/a.md', 'See [spec.md](spec.md).')).toEqual([]);
  });
});
