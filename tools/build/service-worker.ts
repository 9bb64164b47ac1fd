import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type OfflineManifest, offlineManifestPath } from '../../src/routes/offline.ts';
import { bundleInline } from './inline-script.ts';
import { offlineArchive } from './offline-archive.ts';
import { offlineManifests, versionOf } from './offline-manifest.ts';

const entries = {
  worker: new URL('../../src/sw/worker.ts', import.meta.url),
  killSwitch: new URL('../../src/sw/kill-switch.ts', import.meta.url),
};

/**
 * Lets the built site be read without a network: its service worker at `/sw.js`, which pages register (`__SERVICE_WORKER__`), and a
 * manifest and an archive per language. `npm run dev` has none of it: a worker would stand between a change and whoever made it.
 *
 * @param killed `npm run build -- --kill-switch`: a worker that removes the one that readers have, and all that it kept
 */
export function offline(killed = process.env.KILL_SWITCH === '1'): AstroIntegration {
  return {
    name: 'companion:offline',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const root = fileURLToPath(dir);
        const manifests = offlineManifests(root);
        for (const manifest of manifests.map(toRead)) {
          const archive = offlineArchive(root, manifest);
          await write(root, archive.path, archive.bytes);
          await write(root, offlineManifestPath(manifest.locale), JSON.stringify({ ...manifest, archive: archive.path }));
        }
        await write(root, '/sw.js', await workerOf(manifests, killed));
        logger.info(
          `/sw.js ${killed ? 'removes the worker of former builds' : `and ${manifests.length} manifests and archives`}`,
        );
      },
    },
  };
}

/** What readers can save: screens would only tell them that they need a network. */
const toRead = ({ files, ...rest }: OfflineManifest): OfflineManifest => ({
  ...rest,
  files: files.filter(({ kind }) => kind !== 'screen' && kind !== 'script'),
});

/** The worker's code: another one for another build, so that browsers see that there is something new. */
export async function workerOf(manifests: readonly OfflineManifest[], killed = false): Promise<string> {
  const build = versionOf(manifests.map(({ locale, version }) => ({ path: locale, sha256: version })));
  const define = { __BUILD__: JSON.stringify(build) };
  return (await bundleInline(killed ? entries.killSwitch : entries.worker, define)).code;
}

async function write(root: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
