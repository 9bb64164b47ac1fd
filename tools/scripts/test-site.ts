import { join } from 'node:path';
import { addresses, testPort, writeTestConfig } from './deployment.ts';
import { buildIfChanged } from './site.ts';
import { cache } from './tools.ts';

/** The site that the tests read and walk through, built for servers on ports of its own. */
export const testSite = { name: 'test-site', outDir: join(cache, 'test-site'), env: { SHELL_CHECK: '1' } };

let built: Promise<unknown> | undefined;

/** Once per run, and only where something changed since the last: a build that fails is not tried again by the next stage. */
export async function buildTestSite(): Promise<void> {
  built ??= buildIfChanged({ ...testSite, config: writeTestConfig(addresses(testPort)) });
  await built;
}
