// Started by playwright.config.ts: builds the site for the tests' own addresses where it is not built yet, and serves it with the
// app servers of all regions and the reference shell. Everything is as in `npm start`, but the database, which is new every time.
import { join } from 'node:path';
import { addresses, testPort, writeTestConfig } from '../../scripts/deployment.ts';
import { claim } from '../../scripts/ports.ts';
import { buildIfChanged } from '../../scripts/site.ts';
import { cache, main } from '../../scripts/tools.ts';
import { database, forgetDatabase } from './stored.ts';

await main(async () => {
  const here = addresses(testPort);
  await claim(here);
  const outDir = join(cache, 'test-site');
  await buildIfChanged({ name: 'test-site', config: writeTestConfig(here), outDir, env: { SHELL_CHECK: '1' } });
  process.env.PORT = String(here.port);
  process.env.SITE_DIR = outDir;
  forgetDatabase();
  process.env.DATABASE = database;
  await import('../../server/index.ts');
});
