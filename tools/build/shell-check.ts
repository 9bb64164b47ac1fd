import type { AstroIntegration } from 'astro';
import type { Deployment } from '../../src/contract/deployment.ts';
import { deploymentDefines } from './defines.ts';
import { bundleInline } from './inline-script.ts';
import { hashOf } from './page-policy.ts';

const entry = new URL('../../src/shell/check/start.ts', import.meta.url);

/**
 * The page `/shell-check`, which an app's developers open in their web view: it calls every native function and says which pass. So
 * only in a site that is built with `npm run build -- --shell-check`, and where the site runs on a developer's machine.
 *
 * Its script stands in the page: shared chunks would be cut differently for its sake, and the other pages be others.
 */
export function shellCheck(deployment: Deployment, asked = process.env.SHELL_CHECK === '1'): AstroIntegration {
  return {
    name: 'companion:shell-check',
    hooks: {
      async 'astro:config:setup'({ command, injectRoute, updateConfig, addWatchFile }) {
        if (command !== 'dev' && !asked) return;
        const { code, files } = await bundleInline(entry, deploymentDefines(deployment));
        for (const file of files) addWatchFile(file);
        updateConfig({
          vite: { define: { __SHELL_CHECK__: JSON.stringify(code) } },
          security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [hashOf(code)] } } },
        });
        injectRoute({ pattern: '/shell-check', entrypoint: './src/layouts/shell-check/ShellCheck.astro', prerender: true });
      },
    },
  };
}
