import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { temporaryFolder } from '../../../temporary-folder.ts';

type Chunks = Record<string, Rolldown.OutputChunk>;

/**
 * Builds a few files with some plugins, as the site's build does for browsers.
 *
 * @param entries those of the files that pages start with
 * @returns the chunks, by name
 */
export async function buildFiles(files: Record<string, string>, entries: readonly string[], plugins: Plugin[]): Promise<Chunks> {
  const root = temporaryFolder({ 'package.json': '{"type":"module"}', ...files });
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entries.map((entry) => join(root, entry)), preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return Object.fromEntries(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.name, chunk]] : [])));
}
