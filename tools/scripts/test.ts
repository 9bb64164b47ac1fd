import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoTree, writePseudoTree } from '../../tests/pseudo/pseudo-tree.ts';
import { chooseForBranch } from './changed-files.ts';
import { changedStages } from './changed-stages.ts';
import { addresses, testPort } from './deployment.ts';
import { engineEnv, ensureEngines } from './engines.ts';
import { ensureNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { check, runStages, type Stage } from './stages.ts';
import { startSwift } from './swift.ts';
import { astroCheck, biome, endToEndTests, playwright, vitest } from './test-runners.ts';
import { buildTestSite } from './test-site.ts';
import { capture, main, Problem, root } from './tools.ts';

/** Of the contract's tests those in which databases can differ; with POSTGRES=all all of them, and what people look for. */
const onPostgres =
  process.env.POSTGRES === 'all'
    ? ['tests/contract/', 'tests/postgres/', 'tests/content/recipe-search']
    : ['idempotency', 'tickets-ownership', 'feedback-list', 'recipes-search', 'backup', 'audit', 'query-plans']
        .map((name) => `tests/contract/${name}.test`)
        .concat('tests/postgres/');

/** Of the contract's tests those in which it matters where pictures are. */
const onObjectStore = ['uploads', 'picture-links', 'picture-storage', 'personal-data', 'thumbnails', 'purge', 'idempotency']
  .map((name) => `tests/contract/${name}.test`)
  .concat('tests/ops/');

/** What is run only where it is named: it takes minutes, and browsers that few machines have. */
const onDemand: readonly string[] = ['engines', 'growth', 'ops'];

const stages: Stage[] = [
  {
    name: 'lint',
    lane: 'node',
    title: 'Format and lint (Biome)',
    run: () => check(biome),
  },
  {
    name: 'unit',
    lane: 'node',
    title: 'Unit, contract, content and architecture tests',
    run: (filters) => vitest(['node', 'isolated', 'dom'], 'unit.json', filters),
  },
  {
    name: 'postgres',
    lane: 'node',
    title: 'On PostgreSQL',
    async run(filters) {
      const cluster = await startPostgres();
      const env = { TEST_POSTGRES: cluster.url };
      return vitest(['node', 'isolated'], 'postgres.json', filters.length > 0 ? filters : onPostgres, env).finally(cluster.stop);
    },
  },
  {
    name: 'site',
    lane: 'node',
    title: 'Links, languages and sizes',
    async run(filters) {
      await buildTestSite();
      return vitest(['site'], 'site.json', filters);
    },
  },
  {
    name: 'deploy',
    lane: 'node',
    title: 'On nginx',
    async run(filters) {
      await buildTestSite();
      await ensureNginx();
      return vitest(['deploy'], 'deploy.json', filters);
    },
  },
  {
    name: 'pseudo',
    lane: 'node',
    title: 'In languages that nobody speaks',
    async run(filters) {
      writePseudoTree();
      // Words that nobody can shorten are drawn smaller. Its ports are beside those of the flows, which run at the same time.
      const PORT = String(addresses(testPort).port + 3);
      const env = { SITE_DIR: join(pseudoTree, '.cache/test-site'), COMPANION_LABELS: 'shrink', PORT };
      const { code, output } = await capture([process.execPath, 'tests/pseudo/build.ts'], { ...process.env, ...env }, pseudoTree);
      if (code !== 0) throw new Problem(output);
      return playwright('pseudo', ['--config=tests/pseudo/playwright.config.ts', ...filters], env, pseudoTree);
    },
  },
  {
    name: 'build',
    title: 'Build',
    async run() {
      await buildTestSite();
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    },
  },
  {
    name: 'e2e',
    title: 'In the browser (Playwright)',
    run: endToEndTests,
  },
  {
    name: 'types',
    // Not beside the build, which writes the types of collections, too.
    title: 'Types (astro check)',
    run: () => astroCheck(),
  },
  {
    name: 'engines',
    title: 'In WebKit, Firefox and an old Chromium',
    async run(filters) {
      const engines = await ensureEngines();
      await buildTestSite();
      const env = { ...engineEnv(engines), PORT: String(addresses(testPort).port) };
      return vitest(['engines'], 'engines.json', filters, env);
    },
  },
  {
    name: 'growth',
    title: 'With 200,000 records of each kind',
    async run(filters) {
      const cluster = await startPostgres();
      const env = { TEST_POSTGRES: cluster.url, TEST_GROWTH: '1' };
      const paths = filters.length > 0 ? filters : ['tests/growth/'];
      return vitest(['isolated'], 'growth.json', paths, env).finally(cluster.stop);
    },
  },
  {
    name: 'ops',
    title: 'With pictures in an object store',
    async run(filters) {
      const { env, stop } = await startSwift();
      return vitest(['node', 'isolated'], 'ops.json', filters.length > 0 ? filters : onObjectStore, env).finally(stop);
    },
  },
];

/** Whether a filter, of which runners say nothing beside others that match, fits no test file. Options and their values are theirs. */
function matchesNothing(filter: string, at: number, filters: readonly string[]): boolean {
  if (filters.slice(0, at + 1).some((before) => before.startsWith('-'))) return false;
  const name = new RegExp(filter.replace(/^\.\//, '').replace(/:\d+$/, ''));
  return !globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).some((file) => name.test(file));
}

await main(async () => {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => stages.some(({ name }) => name === arg));
  const filters = args.filter((arg) => !names.includes(arg));
  const changed = args.join() === 'changed';
  if (filters.length > 0 && names.length !== 1 && !changed) {
    const known = stages.map(({ name }) => name).join(', ');
    const wrong = names.length > 0 ? 'A filter goes with one stage' : `There is no stage “${filters[0]}”`;
    throw new Problem(
      `${wrong}. npm test -- changed, npm test -- [stage…], or npm test -- stage filter: one stage, which builds the site if it needs it. The stages: ${known}.`,
    );
  }
  const unmatched = changed ? [] : filters.filter(matchesNothing);
  if (unmatched.length > 0)
    throw new Problem(`No test file is called ${unmatched.join(', or ')}: tests end in .test.ts or .test.tsx.`);
  const chosen = changed
    ? changedStages(await chooseForBranch())
    : stages.filter(({ name }) => (names.length > 0 ? names.includes(name) : !onDemand.includes(name)));
  const { passed, failed } = await runStages(chosen, changed ? [] : filters);
  process.exitCode = failed > 0 ? 1 : 0;
  if (changed) {
    const others = stages.map(({ name }) => name).filter((name) => !chosen.some((stage) => stage.name === name));
    console.log(`Not run: ${others.join(', ')}, and end-to-end tests that were not changed (npm test -- e2e NAME).`);
  }
  console.log(`${passed} passed, ${failed} failed`);
});
