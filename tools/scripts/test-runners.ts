import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { addresses, testPort } from './deployment.ts';
import { check, type Outcome, reports, runner } from './stages.ts';
import { playwrightCounts, typeErrors, vitestCounts } from './test-reports.ts';
import { buildTestSite, testSite } from './test-site.ts';
import { cache, command } from './tools.ts';

export const biome = [...command('@biomejs/biome'), 'ci', '--error-on-warnings', '--colors=off'] as const;

/** Looks at every .ts and .tsx file too, and unlike tsc knows what an .astro file exports. */
export async function astroCheck(options: readonly string[] = []): Promise<Outcome> {
  const outcome = await check([...command('astro'), 'check', ...options]);
  const failures = typeErrors(outcome.output);
  return failures ? { ...outcome, failures } : outcome;
}

export const vitest = (projects: readonly string[], report: string, filters: readonly string[], more: NodeJS.ProcessEnv = {}) =>
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
    // Many tests start the same commands: half of what one takes is to compile it.
    { ...process.env, SITE_DIR: testSite.outDir, NO_COLOR: '1', NODE_COMPILE_CACHE: join(cache, 'compile'), ...more },
  );

export async function playwright(name: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd?: string) {
  const report = `${name}.json`;
  const line = [...command('@playwright/test', 'playwright'), 'test', '--reporter=list,json', '--retries=1', ...args] as const;
  const settings = {
    ...process.env,
    NO_COLOR: '1',
    CHROMIUM: await ensureChromium(),
    PORT: String(addresses(testPort).port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, report),
    ...env,
  };
  return runner(line, report, playwrightCounts, settings, cwd);
}

export async function endToEndTests(filters: readonly string[]) {
  await buildTestSite();
  return playwright('e2e', filters, { SITE_DIR: testSite.outDir });
}
