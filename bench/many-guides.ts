import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, command, root } from '../scripts/tools.ts';
import { locales } from '../src/i18n/locales.ts';

const parts = ['src', 'content', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'companion.config.json'];

/** The template's model, and the invented ones: `Bench0`, `Bench1`, … */
const template = '900a';
export const modelName = (index: number): string => `Bench${index}`;

/**
 * Lays a copy of the project into a folder, with `count` invented models whose guides are copies of a real one, so that
 * `count` × 12 pages are built beside the others. Each English copy ends with a link to the next.
 */
export function layOut(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  linkPackages(folder);

  const catalogueFile = join(folder, 'content/catalogue.json');
  const catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8'));
  const model = catalogue.models.find(({ key }: { key: string }) => key === template);
  const names = Array.from({ length: count }, (_, index) => modelName(index));
  catalogue.models.push(...names.map((key) => ({ ...model, key, name: key })));
  writeFileSync(catalogueFile, JSON.stringify(catalogue));

  for (const { code } of locales) {
    const guides = join(folder, 'content', code, 'instructions');
    const source = join(guides, `${template}.mdx`);
    if (!existsSync(source)) continue;
    const text = readFileSync(source, 'utf8');
    for (const [index, name] of names.entries()) {
      const next = code === 'en' ? `\n\n[${modelName(index + 1)}](/deviceiInstructions${modelName((index + 1) % count)})\n` : '';
      writeFileSync(join(guides, `${name}.mdx`), text + next);
    }
  }
}

/** Links every package rather than the folder of them, so that the copy keeps caches of its own. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(folder, 'node_modules', name));
  }
}

/** Builds a folder from nothing. @returns wall time in milliseconds, and the pages made */
export async function timeBuild(folder: string, config: string): Promise<{ milliseconds: number; pages: number }> {
  for (const kept of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(join(folder, kept), { recursive: true, force: true });
  const started = performance.now();
  const env = { ...process.env, COMPANION_CONFIG: config };
  const { code, output } = await capture([...command('astro'), 'build'], env, folder);
  if (code !== 0) throw new Error(output);
  const milliseconds = performance.now() - started;
  const pages = readdirSync(join(folder, 'dist'), { recursive: true }).filter((name) => String(name).endsWith('.html')).length;
  return { milliseconds, pages };
}
