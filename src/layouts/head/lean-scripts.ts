import type { Plugin } from 'vite';

/**
 * Keeps the scripts of a screen small (at most 75 KB, of which React is 60): takes out what no page uses, and gathers what most
 * screens share in one file, which compresses better than many and stays in the cache from screen to screen.
 */
export const leanScripts: Plugin = {
  name: 'companion:lean-scripts',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            // A list of what to preload, with the names of all files, would stand in the script.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            rolldownOptions: {
              // Schemas of the contract have no effect but their value; without this those of every endpoint stay in every page.
              treeshake: { manualPureFunctions: ['v', 'endpoint'] },
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
                    {
                      name: 'screen',
                      test: /node_modules\/(nanostores|idb-keyval|valibot)\/|src\/(lib|i18n|contract|shell|api|stores\/(?!outbox|leave|undo)|ui\/(?!dialog|undo|light|cell|skel|tag|error))/,
                      minShareCount: 4,
                    },
                  ],
                },
              },
            },
          },
        }
      : undefined,
  // All styles are in the page already, and a module needs no hint for what it imports itself. Each has that function for itself: shared,
  // it would lie with the screens' scripts, and whatever loads something later would load all of those first.
  resolveId: {
    filter: { id: /vite\/preload-helper/ },
    handler: (source, importer) => `${source}?${encodeURIComponent(importer ?? '')}`,
  },
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
