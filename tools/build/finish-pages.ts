import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../../src/contract/deployment.ts';
import { withOwnHashes, withoutServers } from './page-policy.ts';
import { withUsedStyles } from './prune-styles.ts';

/** How many pages are read and written at the same time. More need much memory and gain nothing. */
const concurrency = 8;

/** Reduces every built page to the styles that it uses, and its Content-Security-Policy to what the page needs. */
export function finishPages({ errorHook }: Deployment): AstroIntegration {
  return {
    name: 'companion:finish-pages',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).map((file) => join(root, file));
        const pages = files.filter((file) => file.endsWith('.html'));
        const properties = await propertiesReadBy(files.filter((file) => file.endsWith('.js')));
        const origin = errorHook && new URL(errorHook).origin;
        const queue = pages.values();
        const finishQueued = async () => {
          for (const page of queue) await finish(page, properties, origin);
        };
        await Promise.all(Array.from({ length: concurrency }, finishQueued));
        logger.info(`${pages.length} pages carry their own Content-Security-Policy`);
      },
    },
  };
}

/** The custom properties that scripts read, as `var(--name`: a dialog, for example, is added to a guide only later. */
async function propertiesReadBy(scripts: readonly string[]): Promise<string> {
  const texts = await Promise.all(scripts.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => text.match(/var\(--[\w-]+/g) ?? []).join(' ');
}

/** @throws Error with the page's file when its policy would refuse something of it */
async function finish(file: string, properties: string, errorHook: string | undefined): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    await writeFile(file, withOwnHashes(withUsedStyles(withoutServers(html, errorHook), properties)));
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : error}`);
  }
}
