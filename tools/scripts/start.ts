import { join } from 'node:path';
import { localDatabase } from './database.ts';
import { addresses, writeLocalConfig } from './deployment.ts';
import { ensurePortsFree } from './ports.ts';
import { buildIfChanged } from './site.ts';
import { cache, main } from './tools.ts';

await main(async () => {
  const here = addresses();
  await ensurePortsFree(here);
  const outDir = join(cache, 'site');
  const started = Date.now();
  const built = await buildIfChanged(
    { name: 'site', config: writeLocalConfig('local', here), outDir, env: { SHELL_CHECK: '1' } },
    () => console.log('Building the site…'),
  );
  console.log(built ? `Built in ${Math.round((Date.now() - started) / 1000)} s.` : 'The site is built already.');

  process.env.PORT = String(here.port);
  process.env.SITE_DIR = outDir;
  process.env.DATABASE ||= localDatabase();
  console.log('Starting the servers…');
  await import('../../server/index.ts');
});
