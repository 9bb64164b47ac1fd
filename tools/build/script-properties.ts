import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { closure } from './closure.ts';

/** By the name of a script's file: the custom properties that it and its stylesheets use, and the scripts that it loads. */
export type Scripts = ReadonlyMap<string, { properties: string; loads: readonly string[] }>;

/** @param files those of the site, whose scripts are read */
export async function readScripts(root: string, files: readonly string[]): Promise<Scripts> {
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => {
        const text = await readFile(file, 'utf8');
        const styles = text.match(/_astro\/[\w.-]+\.css/g) ?? [];
        const css = await Promise.all(styles.map((name) => readFile(join(root, name), 'utf8')));
        const properties = new Set([text, ...css].join(' ').match(/(?<![\w-])(var\()?--[a-z][\w-]*/g));
        return [basename(file), { properties: [...properties].join(' '), loads: scriptsIn(text) }] as const;
      }),
  );
  return new Map(scripts);
}

/** The custom properties that a page's scripts, all scripts that these load and their stylesheets set (`--name`) and read (`var(--name`). */
export const propertiesOfScripts = (html: string, scripts: Scripts): string =>
  closure(scriptsIn(html), (name) => scripts.get(name)?.loads ?? [])
    .map((name) => scripts.get(name)?.properties)
    .join(' ');

/** The names of the script files that a text refers to. Matches `.js` first: to try every word as the beginning of a name is slow. */
const scriptsIn = (text: string): string[] => [...text.matchAll(/\.js(?=["'`])(?<=([\w.-]+))/g)].map(([, name = '']) => name);
