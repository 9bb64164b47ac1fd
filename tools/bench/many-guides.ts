import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../src/i18n/locales.ts';
import { astro } from '../scripts/site.ts';
import { capture, root } from '../scripts/tools.ts';

const parts = [
  'src',
  'tools',
  'content',
  'server',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'companion.config.json',
];

/** The model that the invented ones are like, and the text that they have a copy of. */
const template = { model: 'V330', guide: 'vacuum' };

/**
 * Lays a copy of the project into a folder, with `count` invented models that have instructions of their own, copies of the real
 * ones, so that `count` × 12 pages are built beside the others.
 */
export function layOut(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  linkPackages(folder);

  const catalogueFile = join(folder, 'content/catalogue.json');
  const catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8'));
  const { partitions, maps, ...model } = catalogue.models.find(({ key }: { key: string }) => key === template.model);
  const names = Array.from({ length: count }, (_, index) => `Bench${index}`);
  catalogue.models.push(...names.map((key) => ({ ...model, key, name: key })));
  writeFileSync(catalogueFile, JSON.stringify(catalogue));

  for (const { code } of locales) {
    const guides = join(folder, 'content', code, 'instructions');
    const source = join(guides, `${template.guide}.mdx`);
    if (!existsSync(source)) continue;
    const text = readFileSync(source, 'utf8');
    for (const name of names) writeFileSync(join(guides, `${name}.mdx`), text);
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
  const { code, output } = await capture([...astro(), 'build'], env, folder);
  if (code !== 0) throw new Error(output);
  const milliseconds = performance.now() - started;
  const pages = readdirSync(join(folder, 'dist'), { recursive: true }).filter((name) => String(name).endsWith('.html')).length;
  return { milliseconds, pages };
}
