import type { Plugin } from 'vite';
import { readStringsFile } from '../../src/mdx/translation/strings-file.ts';

/**
 * Has the development server read what it can of a file of texts. All pages load the files of all languages, and one lost comma would
 * stop every page and name no file: so only pages of its language say where it is (src/layouts/translating/broken-texts.ts).
 */
export const readableStrings = (): Plugin => ({
  name: 'companion:readable-strings',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/[\w-]+\/strings\/\w+\.json$/ },
    handler: (_, file) => JSON.stringify(readStringsFile(file, file).texts),
  },
});
