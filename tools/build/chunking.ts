import type { Plugin } from 'vite';

/** What every page, and what the offline page, start with: too little for a file each. */
const ofEveryPage = /src\/(i18n\/(locale-ids|locales|resolve-locale)|routes\/locale-prefix|shell\/(allowed-external|app-info))\./;

/** What most screens start with. */
const ofEveryScreen =
  /node_modules\/(nanostores|@nanostores\/react|idb-keyval|valibot)\/[^?]*$|src\/(lib\/(?!search|ics|date|day|moment)|i18n\/(?!locale)|api|shell|contract\/(devices\/list|endpoint|envelope|id|idempotency|regions|user\/user)|stores\/(browser-tab|devices|drafts|failure-text|page-events|questions|recovery|request-headers|resources?|session|session-storage|shell|storage|toasts)\.|ui\/(button|empty-state|field\/(?!Segmented|TextArea)|icon|screen|.*\.css$)|app\/(use-resource|screen|signed-in\/(SignedIn|use-session)|toast|.*\.css$))/;

/** What all forms start with; what they load later is not among it. */
const ofEveryForm =
  /src\/(contract\/(feedback\/(limits|problem-types)|images\/limits)|stores\/(leave|photos)|ui\/field\/(Segmented|TextArea)|app\/(device\/ChosenDevice|(form\/(Form|form|load-form|PhotoField|use-(draft|errors|leave-guard|submit))|lazy-chunk\/lazy-chunk)\.))/;

/** What is loaded with the first touch of a form: the rules of what it sends. */
const ofRules =
  /src\/(contract\/(contact\/(email|phone)|faq\/votes|[\w-]+\/(create|correct|save|report|message)\.)|app\/form\/check|features\/[\w-]+\/([\w-]+\/)?(rules|widget-device))/;

/**
 * Keeps the scripts of a screen small (at most 86,016 bytes, of which React is 60 KB): takes out what no page uses, and gathers what
 * most screens share in a few files, which compress better than many and stay in the cache from screen to screen.
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
            rolldownOptions: {
              // Schemas of the contract have no effect but their value; without this those of every endpoint stay in every page. Whatever is
              // called by one of these names may go: they are names that nothing else has.
              treeshake: { manualPureFunctions: ['v', 'endpoint', 'shortText', 'requiredText', 'anyTagOf'] },
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
  // A module is in one chunk with all that anybody uses of it: the rules have a valibot of their own, so that no screen starts with theirs.
  resolveId: {
    filter: { id: /^valibot$/ },
    async handler(source, importer = '') {
      const found =
        ofRules.test(importer) &&
        this.environment.name === 'client' &&
        (await this.resolve(source, importer, { skipSelf: true }));
      return found ? { ...found, id: `${found.id}?rules` } : null;
    },
  },
};
