import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deploymentFile } from '../../src/contract/load-deployment.ts';
import { writePacks } from './packs/write.ts';
import { buildIfChanged } from './site.ts';
import { cache, main, Problem, root } from './tools.ts';

await main(async () => {
  const [given, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Problem('npm run packs takes nothing, or the folder of a built site: npm run packs -- dist.');
  const site = given ? resolve(given) : await builtSite();
  if (!existsSync(join(site, '404.html')))
    throw new Problem(`There is no built site in ${site}. npm run build makes one in dist/.`);
  const packs = writePacks(site, join(root, 'packs'));
  for (const { zip, bytes, version } of packs) {
    console.log(`packs/${zip.padEnd(20)} ${String(Math.round(bytes / 1000)).padStart(6)} KB  ${version}`);
  }
  console.log('docs/native-packs.md says what an app does with them.');
});

/** The site of `companion.config.json`, built anew where something changed. */
async function builtSite(): Promise<string> {
  const outDir = join(cache, 'packs-site');
  await buildIfChanged({ name: 'packs-site', config: deploymentFile(), outDir }, () => console.log('Building the site…'));
  return outDir;
}
