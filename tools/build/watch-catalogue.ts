import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueProblems } from './catalogue.ts';

/**
 * Has the development server say what has become wrong in `content/catalogue.json`, as the build does and its own start: a mistyped kind
 * or brand only leaves pages out, or fails one of them for a reason that follows from it.
 */
export const watchCatalogue = (): Plugin => ({
  name: 'companion:watch-catalogue',
  apply: 'serve',
  async hotUpdate({ file, read, server }) {
    // Once, not for each environment.
    if (this.environment.name !== 'client' || relative(server.config.root, file) !== 'content/catalogue.json') return;
    for (const problem of problemsIn(await read())) server.config.logger.error(problem);
  },
});

function problemsIn(text: string): string[] {
  try {
    return catalogueProblems(JSON.parse(text));
  } catch (error) {
    return [`content/catalogue.json: ${String(error)}`];
  }
}
