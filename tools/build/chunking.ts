import type { Plugin } from 'vite';

/** What every page, and what the offline page, start with: too little for a file each. */
const ofEveryPage = /src\/(i18n\/(locales|resolve-locale)|routes\/prefix-of|shell\/(allowed-external|app-info))\./;

/** What most screens start with. */
const ofEveryScreen =
  /node_modules\/(nanostores|@nanostores\/react|idb-keyval|valibot)\/[^?]*$|src\/(lib\/(?!search|ics|date|day|moment)|i18n\/(?!locales)|api|shell|contract\/fields|stores\/(browser-tab|devices|drafts|failure-text|page-events|questions|recovery|request-headers|resources?|session|session-storage|shell|storage|toasts)\.|ui\/(button|empty-state|field\/(?!Segmented|TextArea)|icon|screen|.*\.css$)|app\/(use-resource|screen|signed-in\/(SignedIn|use-session)|toast|.*\.css$))/;

/** What all forms start with; what they load later is not among it. */
const ofEveryForm =
  /src\/(stores\/(leave|photos)|ui\/field\/(Segmented|TextArea)|app\/(device\/ChosenDevice|(form\/(Form|form|PhotoField|use-(draft|errors|leave-guard|submit))|lazy-chunk\/lazy-chunk)\.))/;

/**
 * The specifier by which modules that only forms load, lazily, import valibot (`imports` in package.json). A module is in one chunk with
 * everything that anybody uses of it, so these modules get a copy of valibot of their own: with one copy every screen would start with
 * what only their schemas use, 1.2 KB.
 */
const valibotOfRules = '#rules/valibot';

/**
 * Keeps the scripts of a screen small (at most 86,016 bytes, of which React is 60 KB): takes out what no page uses, and gathers what most
 * screens share in one file, which compresses better than many and stays in the cache from screen to screen.
 */
export const chunking: Plugin = {
  name: 'companion:chunking',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            // Two in a hundred smaller than what oxc leaves: a form's screen has no more to spare.
            minify: 'terser',
            terserOptions: { ecma: 2020, module: true, compress: { ecma: 2020, passes: 3 } },
            // A list of what to preload, with the names of all files, would stand in the script.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'page', test: ofEveryPage },
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
                    { name: 'screen', test: ofEveryScreen, minShareCount: 4 },
                    { name: 'form', test: ofEveryForm, minShareCount: 2 },
                  ],
                },
              },
            },
          },
        }
      : undefined,
  // All styles are in the page already, and a module needs no hint for what it imports itself. Each importer has a preload helper for
  // itself: shared, it would lie with the screens' scripts, and whatever loads something lazily would load all of those first.
  resolveId: {
    filter: { id: /vite\/preload-helper|^#rules\/valibot$/ },
    async handler(source, importer = '') {
      if (source !== valibotOfRules) return `${source}?${encodeURIComponent(importer)}`;
      const found = this.environment.name === 'client' && (await this.resolve('valibot', importer, { skipSelf: true }));
      return found ? { ...found, id: `${found.id}?rules` } : null;
    },
  },
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
