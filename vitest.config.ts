import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { loadDeployment } from './src/contract/load-deployment.ts';
import { deploymentDefines } from './tools/build/defines.ts';

/** What the build puts into pages (src/env.d.ts), for code that is tested outside of one. */
const define = { ...deploymentDefines(loadDeployment('companion.config.json')), __SERVICE_WORKER__: 'true' };

const exclude = [
  'tests/e2e/**',
  'tests/pseudo/**',
  'tests/links/**',
  'tests/deploy/**',
  'tests/engines/**',
  '**/node_modules/**',
];
// `npm test -- postgres` says where it has started one.
if (!process.env.TEST_POSTGRES) exclude.push('tests/postgres/**');
// `npm test -- growth` fills it.
if (!process.env.TEST_GROWTH) exclude.push('tests/growth/**');
// `npm test -- ops` likewise, of an object store; it also brings promtool.
if (!process.env.TEST_S3) exclude.push('tests/ops/**');

/** Milliseconds that a test of the sources may take on a machine that is busy: none waits for anything that long. */
const testTimeout = 120_000;
const timeouts = { testTimeout, hookTimeout: testTimeout };

/** Tests of what keeps its state in modules, and tests that start processes of their own: each file loads all it uses anew. */
const isolated = [
  'tests/unit/{api,app,features,shell,stores,server/db}/**/*.test.ts',
  'tests/contract/nothing-lost.test.ts',
  'tests/{postgres,growth,ops}/**/*.test.ts',
];

/**
 * Six projects: `node`, `isolated` and `dom` need nothing but the sources, a test that draws components being a `.tsx`; `site` reads a
 * built site (SITE_DIR) and runs after the build, `deploy` publishes it on a real nginx, `engines` walks through it in other
 * browsers.
 */
export default defineConfig({
  test: {
    // One more than there are cores: tests of the servers wait most of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        define,
        test: {
          // Without walls between the files, so that each worker loads what they share once.
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, ...isolated],
          environment: 'node',
          ...timeouts,
          globalSetup: 'tests/contract/seeded.ts',
          setupFiles: 'tests/node-setup.ts',
          isolate: false,
        },
      },
      {
        define,
        test: {
          name: 'isolated',
          include: isolated,
          exclude,
          environment: 'node',
          ...timeouts,
          globalSetup: 'tests/contract/seeded.ts',
        },
      },
      {
        define,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: 'tests/dom-setup.ts',
          ...timeouts,
          // A file takes a third of what it takes in a process of its own.
          pool: 'vmThreads',
          // A context is not wholly freed: a worker that has grown so large is replaced.
          vmMemoryLimit: '600MB',
        },
      },
      // Without walls between the files, so that each worker reads the site once.
      { test: { name: 'site', include: ['tests/links/**/*.test.ts'], environment: 'node', ...timeouts, isolate: false } },
      { test: { name: 'deploy', include: ['tests/deploy/**/*.test.ts'], environment: 'node', ...timeouts } },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          // One engine after the other: they share the ports that the site is built for.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
