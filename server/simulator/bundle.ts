import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Bundles a script of the reference shell for the browser: on first use, since Vite takes a second to load, and again after
 * one of its files has changed.
 *
 * @param entry relative to this folder
 * @returns the bundle's code
 * @throws Error when the code could end its own `<script>` element
 */
export function scriptBundle(entry: string): () => Promise<string> {
  let last: ReturnType<typeof bundle> | undefined;
  return async () => {
    if (last && (await isOutdated(await last))) last = undefined;
    last ??= bundle(entry).catch((error: unknown) => {
      last = undefined;
      throw error;
    });
    return (await last).code;
  };
}

interface Bundle {
  code: string;
  files: string[];
  /** Milliseconds since 1970 */
  madeAt: number;
}

async function bundle(entry: string): Promise<Bundle> {
  const madeAt = Date.now();
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(entry, import.meta.url)), output: { format: 'iife' } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${entry} gives more than one bundle`);
  const [{ code, moduleIds }] = result.output;
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} must not contain "</script" or "<!--"`);
  return { code, files: moduleIds.filter((id) => id.startsWith('/')), madeAt };
}

async function isOutdated({ files, madeAt }: Bundle): Promise<boolean> {
  const changed = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs > madeAt));
  return changed.includes(true);
}
