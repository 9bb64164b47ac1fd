// Builds the site of the copy that this file lies in, as the tests walk through it. Run by tools/scripts/test.ts.
import { join } from 'node:path';
import { addresses, testPort, writeTestConfig } from '../../tools/scripts/deployment.ts';
import { buildIfChanged } from '../../tools/scripts/site.ts';
import { cache, main } from '../../tools/scripts/tools.ts';

await main(async () => {
  await buildIfChanged({ name: 'test-site', config: writeTestConfig(addresses(testPort)), outDir: join(cache, 'test-site') });
});
