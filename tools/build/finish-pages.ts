import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../../src/contract/deployment.ts';
import type { FinishWork } from './finish-pages-worker.ts';
import { standInTexts } from './mark-stand-ins.ts';
import { readScripts } from './script-properties.ts';

/** Each thread needs memory, and repeats what its pages share with those of other threads. */
const maxThreads = 4;

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
        const work: FinishWork = {
          root,
          // A page has the same classes in every language, and the same styles in many.
          groups: [...Map.groupBy(pages, (page) => basename(page)).values()],
          taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
          scripts: await readScripts(root, files),
          standIns: standInTexts(),
          errorHook: errorHook && new URL(errorHook).origin,
        };
        const threads = Math.min(availableParallelism(), maxThreads);
        await Promise.all(Array.from({ length: threads }, () => finishInThread(work)));
        logger.info(`${pages.length} pages carry their own Content-Security-Policy`);
      },
    },
  };
}

/** @throws what the thread throws; the others then stop after their group */
async function finishInThread(work: FinishWork): Promise<void> {
  const worker = new Worker(new URL('./finish-pages-worker.ts', import.meta.url), { workerData: work });
  try {
    await once(worker, 'exit');
  } catch (error) {
    Atomics.store(work.taken, 0, work.groups.length);
    throw error;
  }
}
