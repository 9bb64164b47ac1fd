import { join } from 'node:path';
import { writeHostFiles } from '../server/host-files.ts';
import { deploymentFile } from '../src/contract/load-deployment.ts';
import { build } from './site.ts';
import { main, Problem, root } from './tools.ts';

await main(async () => {
  const args = process.argv.slice(2);
  const withStatus = args.includes('--translations');
  const unknown = args.find((arg) => arg !== '--translations');
  if (unknown)
    throw new Problem(`npm run build knows no ${unknown}. It takes --translations: the page /translations, for the team.`);
  const outDir = join(root, 'dist');
  const config = deploymentFile();
  console.log(`Building the site with ${config}…`);
  console.log(await build({ config, outDir, env: { TRANSLATIONS: withStatus ? '1' : '' } }));
  writeHostFiles(outDir, join(root, 'build'));
  console.log('The site is in dist/, the rules for nginx are in build/nginx/. README.md says how to publish them.');
});
