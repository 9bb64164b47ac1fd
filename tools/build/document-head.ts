import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { Deployment } from '../../src/contract/deployment.ts';
import { speculationRules } from '../../src/layouts/head/speculation-rules.ts';
import { browserFloor } from './browser-floor.ts';
import { leanScripts } from './chunking.ts';
import { deploymentDefines } from './defines.ts';
import { gatherGuides } from './guide-chunks.ts';
import { hashOf, withOwnPolicy, withOwnStyles, withoutServers } from './inline-code.ts';
import { bundleInline } from './inline-script.ts';
import { bringLazyStyles } from './lazy-styles.ts';
import { leanContract } from './strip-inputs.ts';

const entries = {
  errorHook: new URL('../../src/api/error-hook.ts', import.meta.url),
  documentStart: new URL('../../src/shell/document-start.ts', import.meta.url),
  notFoundStart: new URL('../../src/shell/not-found-start.ts', import.meta.url),
  tooOld: new URL('../../src/shell/too-old.ts', import.meta.url),
};

/** Pages that are tightened at the same time: all of them would not fit into memory's quick part, and cost more than they gain. */
const atOnce = 8;

/**
 * What pages need from the build beside Astro's own: the deployment's configuration (`__DEPLOYMENT__`), the scripts of their
 * head (`__INLINE__`), the `client:screen` directive, and a Content-Security-Policy of their own.
 */
export function documentHead(deployment: Deployment): AstroIntegration {
  return {
    name: 'companion:head',
    hooks: {
      async 'astro:config:setup'({ command, updateConfig, addWatchFile, addClientDirective }) {
        const worker = command === 'build' && process.env.KILL_SWITCH !== '1';
        const define = { ...deploymentDefines(deployment), __SERVICE_WORKER__: String(worker) };
        const [documentStart, notFoundStart, tooOld] = await Promise.all([
          bundleInline(entries.documentStart, define),
          bundleInline(entries.notFoundStart, define),
          bundleInline(entries.tooOld, define),
        ]);
        const hook = deployment.errorHook ? await bundleInline(entries.errorHook, define) : { code: '', files: [] };
        for (const file of [documentStart, notFoundStart, tooOld, hook].flatMap(({ files }) => files)) addWatchFile(file);

        const inline: typeof __INLINE__ = {
          documentStart: hook.code + documentStart.code,
          notFoundStart: hook.code + notFoundStart.code,
          tooOld: tooOld.code,
        };
        addClientDirective({ name: 'screen', entrypoint: './src/directives/screen.ts' });
        updateConfig({
          vite: {
            define: { ...define, __INLINE__: JSON.stringify(inline) },
            plugins: [keepFloor, bringLazyStyles, gatherGuides, leanContract, leanScripts],
          },
          security: {
            csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [...Object.values(inline), speculationRules].map(hashOf) } },
          },
        });
      },
      async 'astro:build:done'({ dir, logger }) {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        const properties = await propertiesOfScripts(root);
        const hook = deployment.errorHook && new URL(deployment.errorHook).origin;
        const left = pages.values();
        const some = Array.from({ length: atOnce }, async () => {
          for (const page of left) await tighten(join(root, page), properties, hook);
        });
        await Promise.all(some);
        logger.info(`${pages.length} pages carry their own Content-Security-Policy`);
      },
    },
  };
}

/** The custom properties that the site's scripts read, as they read them: what comes later to a guide, such as its dialog. */
async function propertiesOfScripts(root: string): Promise<string> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return scripts.flatMap((script) => script.match(/var\(--[\w-]+/g) ?? []).join(' ');
}

async function tighten(file: string, properties: string, hook: string | undefined): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    await writeFile(file, withOwnPolicy(withOwnStyles(withoutServers(html, hook), properties)));
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`);
  }
}

/** Astro builds what browsers load for `esnext`, whatever `vite.build.target` says. */
const keepFloor: Plugin = {
  name: 'companion:browser-floor',
  configEnvironment: (name) => (name === 'client' ? { build: { target: browserFloor } } : undefined),
};
