import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../../src/contract/deployment.ts';
import { closure } from './closure.ts';
import { withEnglishMarked } from './mark-english.ts';
import { withStandInsMarked } from './mark-stand-ins.ts';
import { withOwnHashes, withoutServers } from './page-policy.ts';
import { withPreloads } from './preload-imports.ts';
import { withUsedStyles } from './prune-styles.ts';

/** How many pages are read and written at the same time. More need much memory and gain nothing. */
const concurrency = 8;

/**
 * Reduces every built page to the styles that it uses, and its Content-Security-Policy to what it needs. Marks its English phrases, and
 * has its modules preloaded.
 */
export function finishPages({ errorHook }: Deployment): AstroIntegration {
  return {
    name: 'companion:finish-pages',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).map((file) => join(root, file));
        const pages = files.filter((file) => file.endsWith('.html'));
        const propertiesOf = await readScripts(root, files);
        const origin = errorHook && new URL(errorHook).origin;
        const queue = pages.values();
        const finishQueued = async () => {
          for (const page of queue) await finish(root, page, propertiesOf, origin);
        };
        await Promise.all(Array.from({ length: concurrency }, finishQueued));
        logger.info(`${pages.length} pages carry their own Content-Security-Policy`);
      },
    },
  };
}

/** The custom properties that a script, those that it loads and their stylesheets set, and as `var(--name` those that they read; by the name of the script's file. */
type Properties = (name: string) => string;

async function readScripts(root: string, files: readonly string[]): Promise<Properties> {
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => {
        const text = await readFile(file, 'utf8');
        const styles = text.match(/_astro\/[\w.-]+\.css/g) ?? [];
        const css = await Promise.all(styles.map((name) => readFile(join(root, name), 'utf8')));
        const properties = [text, ...css].join(' ').match(/(?<![\w-])(var\()?--[a-z][\w-]*/g) ?? [];
        return [basename(file), { properties: properties.join(' '), loads: scriptsIn(text) }] as const;
      }),
  );
  const byName = new Map(scripts);
  return (name) =>
    closure([name], (file) => byName.get(file)?.loads ?? [])
      .map((file) => byName.get(file)?.properties)
      .join(' ');
}

/** The names of the script files that a text refers to. A name is looked for only at its beginning, and not at each of its letters. */
const scriptsIn = (text: string): string[] => text.match(/(?<![\w.-])[\w.-]+\.js(?=["'`])/g) ?? [];

/** @throws Error with the page's file when its policy would refuse something of it */
async function finish(root: string, file: string, propertiesOf: Properties, errorHook: string | undefined): Promise<void> {
  const html = withEnglishMarked(withStandInsMarked(await readFile(file, 'utf8')));
  const properties = scriptsIn(html).map(propertiesOf).join(' ');
  try {
    await writeFile(file, withPreloads(withOwnHashes(withUsedStyles(withoutServers(html, errorHook), properties)), root));
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : error}`);
  }
}
