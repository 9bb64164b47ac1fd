// Builds the site of the copy that this file lies in, as the tests walk through it. Run by scripts/test.ts.
import { join } from 'node:path';
import { addresses, testPort, writeTestConfig } from '../../scripts/deployment.ts';
import { buildIfChanged } from '../../scripts/site.ts';
import { cache, main } from '../../scripts/tools.ts';

await main(async () => {
  await buildIfChanged({ name: 'test-site', config: writeTestConfig(addresses(testPort)), outDir: join(cache, 'test-site') });
});
