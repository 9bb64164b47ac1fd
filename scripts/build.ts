import { join } from 'node:path';
import { writeHostFiles } from '../server/host-files.ts';
import { deploymentFile } from '../src/contract/load-deployment.ts';
import { build } from './site.ts';
import { main, root } from './tools.ts';

await main(async () => {
  const outDir = join(root, 'dist');
  const config = deploymentFile();
  console.log(`Building the site with ${config}…`);
  console.log(await build({ config, outDir }));
  writeHostFiles(outDir, join(root, 'build'));
  console.log('The site is in dist/, the rules for nginx are in build/nginx/. README.md says how to publish them.');
});
