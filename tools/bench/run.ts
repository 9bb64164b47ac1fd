import { cpus } from 'node:os';
import { chromiumVersion, ensureBrowser } from '../scripts/chromium.ts';
import { buildIfChanged } from '../scripts/site.ts';
import { main, Problem } from '../scripts/tools.ts';
import { config, type Part, site } from './bench-config.ts';
import { backup } from './parts/backup.ts';
import { build } from './parts/build.ts';
import { dictionaries } from './parts/dictionaries.ts';
import { guides } from './parts/guides.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { offline } from './parts/offline.ts';
import { pages } from './parts/pages.ts';
import { recipesList } from './parts/recipes-list.ts';
import { recipesServer } from './parts/recipes-server.ts';
import { search } from './parts/search.ts';
import { tap } from './parts/tap.ts';
import { printTable, type Row } from './report.ts';

const parts: Record<string, Part> = {
  pages,
  guides,
  tap,
  offline,
  dictionaries,
  search,
  'recipes-server': recipesServer,
  'recipes-list': recipesList,
  backup,
  build,
  lighthouse,
};

/** Runs a part. A failure counts as a missed target and does not stop the others. */
async function measure(name: string, part: Part, quick: boolean): Promise<readonly Row[]> {
  const started = performance.now();
  console.log(`\n▸ ${name}…`);
  try {
    return await part({ quick });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [{ what: name, value: 'not measured', target: { text: 'see above', met: false } }];
  } finally {
    console.log(`  (${Math.round((performance.now() - started) / 1000)} s)`);
  }
}

// Lighthouse can reject promises that nobody awaits.
process.on('unhandledRejection', (error) => console.error(error));

await main(async () => {
  const args = process.argv.slice(2);
  const quick = args.includes('--quick');
  const chosen = args.filter((arg) => arg !== '--quick');
  const unknown = chosen.find((name) => !(name in parts));
  if (unknown) throw new Problem(`npm run bench -- [--quick] [${Object.keys(parts).join('|')}…]`);
  console.log(`${chromiumVersion(await ensureBrowser())}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
  await buildIfChanged({ name: 'bench', config: config(), outDir: site }, () => console.log('Building the site…'));
  const figures: Row[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure(name, part, quick)));
  }
  printTable(figures);
});
