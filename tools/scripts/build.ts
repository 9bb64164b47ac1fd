import { join } from 'node:path';
import { writeHostFiles } from '../../server/host-files.ts';
import { deploymentFile, loadDeployment } from '../../src/contract/load-deployment.ts';
import { compressTexts } from './compress.ts';
import { copyPreviousAssets } from './previous-build-assets.ts';
import { build } from './site.ts';
import { main, Problem, root } from './tools.ts';

/** What `npm run build` takes, and what it then makes. Astro is told by a variable of the same name: `SHELL_CHECK=1`. */
const options = {
  '--compress': 'a .br and a .gz beside each text, and a .dcb and a .dcz beside each page, for nginx',
  '--kill-switch': 'a /sw.js that removes the service worker of former builds and all that it kept',
  '--shell-check': 'the page /shell-check, for developers of the app',
  '--translations': 'the page /translations, for the team',
} as const;

await main(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => !Object.hasOwn(options, arg));
  if (unknown) {
    const known = Object.entries(options).map(([option, meaning]) => `${option}: ${meaning}`);
    throw new Problem(`npm run build knows no ${unknown}. It takes\n  ${known.join('\n  ')}`);
  }
  const variableOf = (option: string) => option.slice(2).toUpperCase().replaceAll('-', '_');
  const env = Object.fromEntries(Object.keys(options).map((option) => [variableOf(option), args.includes(option) ? '1' : '']));
  const [outDir, beside] = [join(root, 'dist'), join(root, 'build')];
  const config = deploymentFile();
  const deployment = loadDeployment(config);
  console.log(`Building the site with ${config}…`);
  console.log(await build({ config, outDir, env }));
  const kept = copyPreviousAssets(outDir, join(beside, 'assets', new URL(deployment.site).hostname));
  if (kept > 0) console.log(`${kept} files of the build before are kept, for pages that are open while it is replaced.`);
  if (args.includes('--compress')) {
    console.log('Compressing, some minutes…');
    const { texts, pages } = await compressTexts(outDir, (tenths) => console.log(`${tenths * 10} % are compressed.`));
    console.log(`${texts} texts are compressed, ${pages} pages also with the dictionary of their language.`);
    if (pages === 0)
      console.log('This Node compresses with no dictionary: use 24.15 or newer (docs/compression-dictionaries.md).');
  }
  // They name the dictionaries.
  writeHostFiles(outDir, beside, deployment);
  console.log('The site is in dist/, the rules for nginx are in build/nginx/. docs/deploying.md says how to publish them.');
});
