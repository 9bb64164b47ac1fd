import type { AstroIntegration } from 'astro';
import type { Deployment } from '../../src/contract/deployment.ts';
import { speculationRules } from '../../src/layouts/head/speculation-rules.ts';
import { brandColors } from './brand-colors.ts';
import { enforceBrowserFloor } from './browser-floor.ts';
import { chunking } from './chunking.ts';
import { constantTokens } from './constant-tokens.ts';
import { deploymentDefines } from './defines.ts';
import { guideChunks } from './guide-chunks.ts';
import { bundleInline } from './inline-script.ts';
import { bringLazyStyles } from './lazy-styles.ts';
import { hoistVariables } from './minification.ts';
import { hashOf } from './page-policy.ts';
import { preloadHelper } from './preload-helper.ts';
import { stubUnusedParts } from './stub-unused-parts.ts';

const entries = {
  errorHook: new URL('../../src/api/error-hook.ts', import.meta.url),
  documentStart: new URL('../../src/shell/document-start.ts', import.meta.url),
  notFoundStart: new URL('../../src/shell/not-found-start.ts', import.meta.url),
  guideStart: new URL('../../src/shell/guide-start.ts', import.meta.url),
  guideEnd: new URL('../../src/shell/guide-end.ts', import.meta.url),
  tooOld: new URL('../../src/shell/too-old.ts', import.meta.url),
};

/**
 * Gives pages the deployment's configuration (`__DEPLOYMENT__`), the scripts of their head (`__INLINE__`) with their hashes, the
 * `client:screen` directive, and the build's Vite plugins.
 */
export function documentHead(deployment: Deployment): AstroIntegration {
  return {
    name: 'companion:document-head',
    hooks: {
      async 'astro:config:setup'({ command, updateConfig, addWatchFile, addClientDirective }) {
        const worker = command === 'build' && process.env.KILL_SWITCH !== '1';
        const define = { ...deploymentDefines(deployment), __SERVICE_WORKER__: String(worker) };
        const [documentStart, notFoundStart, guideStart, guideEnd, tooOld] = await Promise.all([
          bundleInline(entries.documentStart, define),
          bundleInline(entries.notFoundStart, define),
          bundleInline(entries.guideStart, define),
          bundleInline(entries.guideEnd, define),
          bundleInline(entries.tooOld, define),
        ]);
        const hook = deployment.errorHook ? await bundleInline(entries.errorHook, define) : { code: '', files: [] };
        for (const file of [documentStart, notFoundStart, guideStart, guideEnd, tooOld, hook].flatMap(({ files }) => files))
          addWatchFile(file);

        const inline: typeof __INLINE__ = {
          documentStart: hook.code + documentStart.code,
          notFoundStart: hook.code + notFoundStart.code,
          guideStart: hook.code + guideStart.code,
          guideEnd: guideEnd.code,
          tooOld: tooOld.code,
        };
        addClientDirective({ name: 'screen', entrypoint: './src/directives/screen.ts' });
        updateConfig({
          vite: {
            define: { ...define, __INLINE__: JSON.stringify(inline) },
            ...(command === 'build' && { css: { postcss: { plugins: [constantTokens()] } } }),
            plugins: [
              brandColors,
              enforceBrowserFloor,
              bringLazyStyles,
              guideChunks,
              preloadHelper,
              stubUnusedParts,
              hoistVariables,
              chunking,
            ],
          },
          security: {
            csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [...Object.values(inline), speculationRules].map(hashOf) } },
          },
        });
      },
    },
  };
}
