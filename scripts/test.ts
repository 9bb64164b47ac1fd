import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { addresses, testPort, writeTestConfig } from './deployment.ts';
import { buildIfChanged } from './site.ts';
import { check, playwrightCounts, reports, runner, runStages, type Stage, vitestCounts } from './stages.ts';
import { cache, command, main, Problem } from './tools.ts';

/** The site that the tests read and walk through, built for servers on ports of its own. */
const site = { name: 'test-site', outDir: join(cache, 'test-site') };

const vitest = (projects: readonly string[], report: string, filters: readonly string[]) =>
  runner(
    [
      ...command('vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, report)}`,
      ...filters,
    ],
    report,
    vitestCounts,
    { ...process.env, SITE_DIR: site.outDir, NO_COLOR: '1' },
  );

let built: Promise<unknown> | undefined;

/** Once per run, and only where something changed since the last: a build that fails is not tried again by the next stage. */
async function buildTestSite(): Promise<void> {
  built ??= buildIfChanged({ ...site, config: writeTestConfig(addresses(testPort)) });
  await built;
}

const stages: Stage[] = [
  {
    name: 'lint',
    title: 'Format and lint (Biome)',
    run: () => check([...command('@biomejs/biome'), 'ci', '--error-on-warnings', '--colors=off']),
  },
  {
    name: 'types',
    title: 'Types (astro check)',
    // Looks at every .ts and .tsx file too, and unlike tsc knows what an .astro file exports.
    run: () => check([...command('astro'), 'check']),
  },
  {
    name: 'unit',
    title: 'Units, contract, content, house',
    run: (filters) => vitest(['node', 'dom'], 'unit.json', filters),
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
    name: 'site',
    title: 'Links, languages and sizes',
    async run(filters) {
      await buildTestSite();
      return vitest(['site'], 'site.json', filters);
    },
  },
  {
    name: 'e2e',
    title: 'In the browser (Playwright)',
    async run(filters) {
      await buildTestSite();
      const env = {
        ...process.env,
        NO_COLOR: '1',
        CHROMIUM: await ensureChromium(),
        SITE_DIR: site.outDir,
        PORT: String(addresses(testPort).port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
      };
      const options = ['--reporter=list,json', '--retries=1'];
      const line = [...command('@playwright/test', 'playwright'), 'test', ...options, ...filters] as const;
      return runner(line, 'e2e.json', playwrightCounts, env);
    },
  },
];

await main(async () => {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => stages.some(({ name }) => name === arg));
  const filters = args.filter((arg) => !names.includes(arg));
  if (filters.length > 0 && names.length !== 1) {
    const known = stages.map(({ name }) => name).join(', ');
    throw new Problem(`npm test -- [stage…], or npm test -- stage filter. The stages: ${known}.`);
  }
  const chosen = names.length > 0 ? stages.filter(({ name }) => names.includes(name)) : stages;
  const { passed, failed } = await runStages(chosen, filters);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
});
