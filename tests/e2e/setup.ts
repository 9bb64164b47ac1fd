// Started by playwright.config.ts: builds the site for the tests' own addresses where it is not built yet, and serves it with the
// app servers of all regions and the reference shell. Everything is as in `npm start`, but the database, which is new every time.
import { addresses, testPort, writeTestConfig } from '../../tools/scripts/deployment.ts';
import { ensurePortsFree } from '../../tools/scripts/ports.ts';
import { buildTestSite, testSite } from '../../tools/scripts/test-site.ts';
import { main } from '../../tools/scripts/tools.ts';
import { database, forgetDatabase } from './stored.ts';

await main(async () => {
  const here = addresses(testPort);
  await ensurePortsFree(here);
  await buildTestSite();
  process.env.PORT = String(here.port);
  process.env.SITE_DIR = testSite.outDir;
  forgetDatabase();
  process.env.DATABASE = database;
  process.env.COMPANION_CONFIG = writeTestConfig(here);
  await import('../../server/index.ts');
});
