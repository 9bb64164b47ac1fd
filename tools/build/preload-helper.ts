/*
 * Replaces Vite's helper for dynamic imports, which adds <link>s for the styles and imports of what is loaded. All styles are in the
 * page already, and a module's imports need no hint, so the helper only has to call `import()`.
 *
 * Without this pass every screen's JavaScript is 542 to 599 bytes larger (brotli, of 86,016), and every part that is loaded later
 * would first load the chunk that the helper lies in.
 */
import type { Plugin } from 'vite';

export const preloadHelper: Plugin = {
  name: 'companion:preload-helper',
  enforce: 'pre',
  configEnvironment: (name) =>
    // The list of what to preload, with the names of all files, would otherwise be in the script.
    name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } } : undefined,
  resolveId: {
    filter: { id: /vite\/preload-helper/ },
    // Each importer has a copy of its own: a shared one would lie in the screens' chunk.
    handler: (source, importer = '') => `${source}?${encodeURIComponent(importer)}`,
  },
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
