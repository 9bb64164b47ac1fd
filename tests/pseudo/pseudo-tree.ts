import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { locales } from '../../src/i18n/locales.ts';
import { cache, root } from '../../tools/scripts/tools.ts';
import { writePseudoContent } from './pseudo-content.ts';
import { type PseudoLanguage, pseudoLanguages } from './pseudo-text.ts';

/** A copy of the project with a few languages and the invented ones. */
export const pseudoTree = join(cache, 'pseudo');

/** What the other languages stand on: the source, and the one language of an assistant, which its pages cite. */
const kept: readonly string[] = ['en', 'ru'];
const dropped = locales.map(({ code }) => code).filter((code) => !kept.includes(code));

const others = dropped.map((code) => `content/${code}`);
const left = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'build', 'test-results', 'bench', 'docs', ...others]);

/**
 * Makes the copy anew, and adds languages to it as CONTRIBUTING.md says: a code, a row, and a folder each. Most of the spoken ones are
 * left out, so that it is built in seconds.
 */
export function writePseudoTree(): void {
  mkdirSync(pseudoTree, { recursive: true });
  // What it built last is kept, for as long as it fits.
  for (const name of readdirSync(pseudoTree).filter((one) => one !== '.cache'))
    rmSync(join(pseudoTree, name), { recursive: true });
  for (const name of readdirSync(root).filter((one) => !left.has(one))) {
    const filter = (path: string) => !left.has(relative(root, path).replaceAll('\\', '/'));
    cpSync(join(root, name), join(pseudoTree, name), { recursive: true, filter });
  }
  // Each by itself: what Astro keeps in node_modules is not shared.
  mkdirSync(join(pseudoTree, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !/^\.(astro|vite)/.test(one)))
    symlinkSync(join(root, 'node_modules', name), join(pseudoTree, 'node_modules', name));

  const rowsOf = (line: (row: PseudoLanguage['row']) => string) => pseudoLanguages.map(({ row }) => `  ${line(row)},\n`).join('');
  const table = 'src/i18n/locales.ts';
  const built = [...kept, ...pseudoLanguages.map(({ row }) => row.code)];
  change('src/i18n/locale-ids.ts', /(?<=const codes = )\[[^\]]*\]/, JSON.stringify(built));
  change(table, new RegExp(`^  '?(?:${dropped.join('|')})'?: \\{.*\n`, 'gm'), '');
  change(table, '\n};\n', `\n${rowsOf(({ code, tag, label }) => `'${code}': ${JSON.stringify({ tag, label })}`)}};\n`);
  change(
    'src/mdx/commands.ts',
    /(?<=const assistantsIn: .*\n)/,
    rowsOf(({ code }) => `'${code}': []`),
  );
  for (const language of pseudoLanguages) writePseudoContent(pseudoTree, language);
}

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(pseudoTree, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, after);
}
