import { join } from 'node:path';
import { addresses, testPort, writeTestConfig } from './deployment.ts';
import { buildIfChanged } from './site.ts';
import { cache } from './tools.ts';

/** The site that the tests read and walk through, built for servers on ports of its own. */
export const testSite = { name: 'test-site', outDir: join(cache, 'test-site'), env: { SHELL_CHECK: '1' } };

let built: Promise<void> | undefined;

/**
 * Once per run, and only where something changed since the last: a build that fails is not tried again by the next stage. Says when
 * it begins and ends: a stage that needs it says nothing for minutes.
 */
export function buildTestSite(): Promise<void> {
  built ??= announced();
  return built;
}

async function announced(): Promise<void> {
  const wanted = { ...testSite, config: writeTestConfig(addresses(testPort)) };
  if (await buildIfChanged(wanted, () => console.log('  Building the site…'))) console.log('  The site is built.');
}
