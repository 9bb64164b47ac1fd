import type { Plugin } from 'vite';
import { minification } from './minification.ts';

/** What every page, and what the offline page, start with: too little for a file each. */
const ofEveryPage = /src\/(i18n\/(locale-ids|resolve-locale)|routes\/locale-prefix|shell\/(allowed-external|app-info))\./;

/** What most screens start with, of React and on React. */
const ofEveryScreen =
  /node_modules\/@nanostores\/react\/|src\/(ui\/(button\/Button|empty-state|field\/(?!Segmented|TextArea)|icon|screen|.*\.css$)|app\/(device\/use-devices|lazy-chunk\/lazy-chunk|use-resource|screen|signed-in\/(SignedIn|use-session)|toast|.*\.css$))/;

/** What most screens start with, without React: the scripts that a page without islands loads on demand need it too. */
const ofMostScripts =
  /node_modules\/(nanostores|idb-keyval|valibot)\/[^?]*$|src\/(lib\/(?!search|ics|date|day|moment)|i18n\/(?!locale)|api\/(?!send-with|site-(file|page))|shell\/(?!(browser|canonical|connect|shell|validated-shell|page\/find-element)\.)|contract\/(endpoint|fields)|stores\/(apply-retention|browser-tab|devices|drafts|failure-text|page-events|questions|recovery|request-headers|resources?|session|session-storage|shell|storage|toasts)\.)/;

/** What all forms start with; what they load later is not among it. */
const ofEveryForm =
  /src\/(contract\/(feedback\/form|images\/limits)|stores\/(leave|photos)|ui\/field\/TextArea|app\/form\/(Form|form|load-form|PhotoField|use-(changes|draft|errors|leave-guard|submit))\.)/;

/**
 * Keeps the scripts of a screen small (at most 86,016 bytes, of which React is 60 KB): takes out what no page uses, and gathers what
 * most screens share in a few files, which compress better than many and stay in the cache from screen to screen.
 *
 * `base` and `screen` are apart since pages without islands load scripts on demand that need the one: together, a filter of the help
 * center would load React.
 *
 * Without the groups but `react`, most screens are 0.6 to 1.9 KB larger and ask for 15 files more (`recipes/tags`, which shares
 * little, would be 7.5 KB smaller). Without `screen` alone, all but the forms are 4 to 5 KB larger: its modules would lie with `form`.
 */
export const chunking: Plugin = {
  name: 'companion:chunking',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            ...minification,
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'page', test: ofEveryPage },
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
                    { name: 'base', test: ofMostScripts, minShareCount: 4 },
                    { name: 'screen', test: ofEveryScreen, minShareCount: 4 },
                    { name: 'form', test: ofEveryForm, minShareCount: 2 },
                    { name: 'stale', test: /src\/(app\/stale-notice\/|lib\/moment\.)/, minShareCount: 2 },
                    {
                      name: 'device',
                      test: /src\/(ui\/field\/Segmented|app\/device\/ChosenDevice)\./,
                      minShareCount: 2,
                    },
                  ],
                },
              },
            },
          },
        }
      : undefined,
  // Modules that only forms load, lazily, import valibot as `#rules/valibot` (`imports` in package.json) and get a copy of it of their own:
  // a module is in one chunk with everything that anybody uses of it, so every screen would start with what only their schemas use, 1.2 KB.
  resolveId: {
    filter: { id: /^#rules\/valibot$/ },
    async handler(_source, importer = '') {
      const found = this.environment.name === 'client' && (await this.resolve('valibot', importer, { skipSelf: true }));
      return found ? { ...found, id: `${found.id}?rules` } : null;
    },
  },
};
