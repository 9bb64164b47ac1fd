import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { locales } from '../../src/i18n/locales.ts';
import { browserFloor } from './browser-floor.ts';

/**
 * Bundles a script into one classic piece that a page can carry in itself. It shares nothing with the chunks of the site,
 * so that it never waits for one.
 *
 * @param define constants, as in `vite.define`
 * @param plugins what else is cut down for it
 * @returns the code, and the files it was made of
 * @throws Error when the code could end its own `<script>` element
 */
export async function bundleInline(
  entry: URL,
  define: Record<string, string>,
  plugins: readonly Plugin[] = [],
): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    define,
    plugins: [onlyCodesOfLocales, ...plugins],
    build: {
      write: false,
      target: browserFloor,
      // Smaller than what oxc leaves: a guide has no byte to spare.
      minify: 'terser',
      terserOptions: { ecma: 2020, toplevel: true, compress: { ecma: 2020, passes: 3 } },
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'iife' } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry.pathname} must not contain "</script" or "<!--"`);
  return { code, files: chunk.moduleIds.filter((id) => id.startsWith('/')) };
}

/** Every page carries these scripts, so the table of languages is cut down to what they ask of it. */
const onlyCodesOfLocales: Plugin = {
  name: 'companion:only-codes-of-locales',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/i18n/locales.ts')) return undefined;
    const codes = locales.map(({ code }) => code).join(' ');
    const keys = Object.fromEntries(locales.flatMap(({ code, key }) => (code === key ? [] : [[code, key]])));
    return [
      `export const locales = '${codes}'.split(' ').map((code) => ({ code, key: ${JSON.stringify(keys)}[code] ?? code }));`,
      'export const sourceLocale = locales[0];',
    ].join('\n');
  },
};
