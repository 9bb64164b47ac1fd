import { relative } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadDeployment } from './src/contract/load-deployment.ts';
import { assistantOrder } from './src/mdx/assistant-order.ts';
import { keptTogether } from './src/mdx/kept-together.ts';
import { withSafety } from './src/mdx/safety-processor.ts';
import { writingRules } from './src/mdx/writing-rules.ts';
import { devRewrites } from './src/routes/rewrites.ts';
import { browserFloor } from './tools/build/browser-floor.ts';
import { catalogueProblems } from './tools/build/catalogue.ts';
import { policy } from './tools/build/content-security-policy.ts';
import { developerPages } from './tools/build/developer-pages.ts';
import { documentHead } from './tools/build/document-head.ts';
import { finishPages } from './tools/build/finish-pages.ts';
import { readableStrings } from './tools/build/readable-strings.ts';
import { reportOwner } from './tools/build/report-owner.ts';
import { reportStandIns } from './tools/build/report-stand-ins.ts';
import { offline } from './tools/build/service-worker.ts';
import { shellCheck } from './tools/build/shell-check.ts';
import { watchCatalogue } from './tools/build/watch-catalogue.ts';

const deployment = loadDeployment();

const problems = catalogueProblems();
if (problems.length > 0) throw new Error(problems.join('\n'));

/** Rolldown warns about the first line of every MDX file. @type {import('vite').Rolldown.InputOptions['onLog']} */
const withoutMdxDirectives = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

/** @param {{ name: string }} entry */
const entryFileNames = ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`;

/** What commands make, whose files no page of the dev server shows. @param {string} path */
const isMade = (path) =>
  /^(\.cache|\.data|build|dist|packs|playwright-report)([\\/]|$)/.test(relative(import.meta.dirname, path));

export default defineConfig({
  site: deployment.site,
  integrations: [
    react(),
    mdx(),
    documentHead(deployment),
    finishPages(deployment),
    offline(),
    shellCheck(deployment),
    developerPages(),
    reportStandIns(),
    reportOwner(deployment),
  ],
  output: 'static',
  trailingSlash: 'never',
  // While a page is written another is rendered: one at a time takes half as long again.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  security: { csp: { directives: policy(deployment) } },
  markdown: {
    // It would put English quotation marks into every language.
    processor: withSafety(
      satteri({ features: { smartPunctuation: false }, mdastPlugins: [writingRules, assistantOrder, keptTogether] }),
    ),
    syntaxHighlight: false,
  },
  vite: {
    plugins: [devRewrites(), readableStrings(), watchCatalogue()],
    server: { watch: { ignored: isMade } },
    build: {
      cssTarget: browserFloor,
      // What is loaded on demand must have an address of its own; pages inline their scripts by themselves.
      assetsInlineLimit: 0,
      rolldownOptions: { onLog: withoutMdxDirectives, output: { hashCharacters: 'hex' } },
    },
    // Without `.astro_astro_type_script_index_0_lang`, which pages would name for each of their scripts: 20 bytes of every guide.
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames } } } } },
  },
  devToolbar: { enabled: false },
});
