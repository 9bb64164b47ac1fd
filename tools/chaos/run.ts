// npm run chaos -- [scenario…] [--tries N] [--seed N]: what must not be lost, doubled, leaked or broken, tried until it can be believed,
// before the real built site, the real server process and the real Chromium. It ends with a table of what it came to.
import { parseArgs } from 'node:util';
import { buildTestSite, testSite } from '../scripts/test-site.ts';
import { main, Problem } from '../scripts/tools.ts';
import { addUp, type Figure, passed, table } from './figures.ts';
import { flows, type Group, tests } from './tests.ts';

interface Scenario {
  what: string;
  /** So often, where nothing else is said */
  tries: number;
  run(tries: number, seed: number): Promise<Figure[]>;
}

/** Flows in the browser that are tagged with a row of docs/what-must-hold.md; each try has its own context, and its own numbers of the seed. */
const tagged = (what: string, grep: string, tries: number): Scenario => ({
  what,
  tries,
  run: (times, seed) => flows(grep, times, seed),
});

const tested = (what: string, group: Group, tries = 1): Scenario => ({
  what,
  tries,
  run: (times, seed) => tests(group, times, seed),
});

const scenarios: Record<string, Scenario> = {
  pages: tagged('a page of each route, in every language', '@row-4', 1),
  sending: tagged('reports on a faulty network', '@many', 75),
  samples: tagged('the other forms on a faulty network', '@sample', 10),
  once: tagged('taps, killed pages, tabs', '@row-6', 15),
  drafts: tagged('drafts after the page was killed', '@row-7', 5),
  keys: {
    what: 'idempotency keys, and a server that is killed',
    tries: 50,
    run: async (tries) => (await import('./keys.ts')).keys(tries),
  },
  leaving: tagged('questions before leaving', '@row-9', 3),
  storage: tagged('storage that is broken, in each way', '@row-10', 6),
  deployment: tagged('old pages after a new deployment', '@row-11', 22),
  offline: tagged('pages and saved languages without a network', '@row-12', 1),
  packs: tested('packs for native apps, each whole', { paths: ['tests/links/packs'], row: 13 }),
  worker: tagged('a new version, and the kill switch', '@row-14', 5),
  answers: tagged('broken answers, of each kind', '@row-21', 10),
  token: tagged('an expired token', '@row-22', 5),
  abuse: tested(
    'generated ids, bodies, headers, uploads, origins',
    { paths: ['tests/contract/abuse', 'tests/contract/round-trip'], row: 17 },
    300,
  ),
  shell: tested('calls of the native app, answered in every way', { paths: ['tests/unit/shell'], row: 23 }),
  identity: tested('accounts that change, over every bridge', {
    paths: ['tests/contract/session'],
    row: 24,
  }),
  stopping: tested('servers that are stopped at work', { paths: ['tests/unit/server/stop'], row: 27 }),
  erasure: tested('users who did everything, erased', {
    paths: ['tests/contract/personal-data'],
    row: 25,
  }),
  backups: {
    what: 'backups, large, cut and altered',
    tries: 1,
    run: async (tries, seed) => [
      ...(await tests({ paths: ['tests/contract/backup'], row: 26 }, tries, seed)),
      ...(await (await import('./backups.ts')).backups()),
    ],
  },
  cluster: {
    what: 'three processes, a database and nginx, of which something always restarts',
    tries: 1,
    run: async () => (await import('./cluster.ts')).cluster(),
  },
  load: {
    what: 'many calls at once, too many, and photos',
    tries: 1,
    run: async () => [
      ...(await (await import('./load.ts')).load(testSite.outDir)),
      ...(await (await import('./overload.ts')).overload()),
      ...(await (await import('./photos.ts')).photos()),
    ],
  },
};

/** @throws Problem with the usage when an argument is unknown */
function readArgs(): { chosen: string[]; tries: number | undefined; seed: number } {
  const { values, positionals: chosen } = parseArgs({
    allowPositionals: true,
    options: { tries: { type: 'string' }, seed: { type: 'string' } },
  });
  const tries = values.tries === undefined ? undefined : Number(values.tries);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const isKnown = chosen.every((name) => name in scenarios);
  if (!isKnown || !Number.isInteger(seed) || (tries !== undefined && !(Number.isInteger(tries) && tries > 0)))
    throw new Problem(`npm run chaos -- [${Object.keys(scenarios).join('|')}…] [--tries N] [--seed N]`);
  return { chosen, tries, seed };
}

await main(async () => {
  const { chosen, tries, seed } = readArgs();

  console.log(`Seed ${seed}: --seed ${seed} does the same again.`);
  await buildTestSite();
  const figures: Figure[] = [];
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const times = tries ?? scenario.tries;
    console.log(`▸ ${name}: ${scenario.what}, ${times} ${times === 1 ? 'try' : 'tries'} each…`);
    figures.push(...(await scenario.run(times, seed)));
  }
  const sums = addUp(figures);
  console.log(`\n${table(sums)}`);
  if (sums.length === 0 || !sums.every(passed)) process.exitCode = 1;
});
