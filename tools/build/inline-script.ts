import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { browserFloor } from './browser-floor.ts';
import { minification } from './minification.ts';

/**
 * Bundles a script into one classic piece that a page can carry in itself. It shares nothing with the chunks of the site,
 * so that it never waits for one.
 *
 * @param define constants, as in `vite.define`
 * @returns the code, and the files it was made of
 * @throws Error when the code could end its own `<script>` element
 */
export async function bundleInline(entry: URL, define: Record<string, string>): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: browserFloor,
      ...minification,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'iife' } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry.pathname} must not contain "</script" or "<!--"`);
  return { code, files: chunk.moduleIds.filter((id) => id.startsWith('/')) };
}
