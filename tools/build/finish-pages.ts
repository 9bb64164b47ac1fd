import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../../src/contract/deployment.ts';
import { withEnglishMarked } from './mark-english.ts';
import { withStandInsMarked } from './mark-stand-ins.ts';
import { withOwnHashes, withoutServers } from './page-policy.ts';
import { withUsedStyles } from './prune-styles.ts';

/** How many pages are read and written at the same time. More need much memory and gain nothing. */
const concurrency = 8;

/** Reduces every built page to the styles that it uses, its Content-Security-Policy to what it needs, and marks its English phrases. */
export function finishPages({ errorHook }: Deployment): AstroIntegration {
  return {
    name: 'companion:finish-pages',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).map((file) => join(root, file));
        const pages = files.filter((file) => file.endsWith('.html'));
        const scripts = await readScripts(root, files);
        const origin = errorHook && new URL(errorHook).origin;
        const queue = pages.values();
        const finishQueued = async () => {
          for (const page of queue) await finish(page, scripts, origin);
        };
        await Promise.all(Array.from({ length: concurrency }, finishQueued));
        logger.info(`${pages.length} pages carry their own Content-Security-Policy`);
      },
    },
  };
}

/** Custom properties, as `var(--name`, that are read by what is added to pages later. */
interface Scripts {
  /** By any script: a dialog, for example, may come into every page */
  properties: string;
  /** By the stylesheets that a script and those that it imports load, by the name of the script's file */
  ofStyles(name: string): string;
}

const propertiesIn = (text: string): string => (text.match(/var\(--[\w-]+/g) ?? []).join(' ');

async function readScripts(root: string, files: readonly string[]): Promise<Scripts> {
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => {
        const text = await readFile(file, 'utf8');
        const styles = text.match(/_astro\/[\w.-]+\.css/g) ?? [];
        const css = await Promise.all(styles.map((name) => readFile(join(root, name), 'utf8')));
        return { name: basename(file), text, ofStyles: propertiesIn(css.join(' ')) };
      }),
  );
  const byName = new Map(scripts.map((script) => [script.name, script]));
  return {
    properties: scripts.map(({ text }) => propertiesIn(text)).join(' '),
    ofStyles: (name) =>
      closure(name, (file) => scriptsIn(byName.get(file)?.text ?? ''))
        .map((file) => byName.get(file)?.ofStyles)
        .join(' '),
  };
}

/** The names of the script files that a text refers to. */
const scriptsIn = (text: string): string[] => text.match(/[\w.-]+\.js(?=["'`])/g) ?? [];

/** A node and all that it leads to. */
function closure(first: string, next: (node: string) => readonly string[]): string[] {
  const found = new Set([first]);
  // A set that grows while it is walked through is walked to its end.
  for (const node of found) for (const other of next(node)) found.add(other);
  return [...found];
}

/** @throws Error with the page's file when its policy would refuse something of it */
async function finish(file: string, scripts: Scripts, errorHook: string | undefined): Promise<void> {
  const html = withEnglishMarked(withStandInsMarked(await readFile(file, 'utf8')));
  const named = scriptsIn(html).map((name) => scripts.ofStyles(name));
  const properties = [scripts.properties, ...named].join(' ');
  try {
    await writeFile(file, withOwnHashes(withUsedStyles(withoutServers(html, errorHook), properties)));
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : error}`);
  }
}
