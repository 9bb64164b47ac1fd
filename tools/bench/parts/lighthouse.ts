import { openDatabase } from '../../../server/db/open.ts';
import { seed } from '../../../server/seed/seed.ts';
import { routes } from '../../../src/routes/table.ts';
import { type Page, readSite } from '../../../tests/links/built-site.ts';
import { serveApps } from '../app-servers.ts';
import { type Options, port, site } from '../bench-config.ts';
import { host } from '../host.ts';
import { lighthouseRows } from '../lighthouse.ts';
import { printRows, type Row } from '../report.ts';

/** Every so many routes are looked at by a quick run. */
const sample = 7;

/** What stands in for an id: a recipe, which is all that a guest is shown by one. */
const recipe = 'shakshuka';

/** Lighthouse's scores of every route, by its first page in English, with the app servers that it asks. */
export async function lighthouse({ quick }: Options): Promise<Row[]> {
  const mine = await host(site, port);
  const db = await openDatabase(':memory:');
  await seed(db);
  const servers = await serveApps(db);
  try {
    const all = pathsOfRoutes(readSite(site));
    const paths = quick ? all.filter((_, index) => index % sample === 0) : all;
    const rows = await lighthouseRows(mine.origin, paths);
    printRows('Lighthouse, mobile: performance / accessibility / best practices / SEO', rows);
    const perfect = rows.filter(({ target }) => target?.met).length;
    return [
      {
        what: 'Lighthouse, four categories',
        value: `100 × 4 on ${perfect} of ${paths.length} routes`,
        target: { text: quick ? `all (a sample of ${all.length})` : 'all', met: perfect === paths.length },
      },
    ];
  } finally {
    await servers.stop();
    await db.destroy();
    await mine.stop();
  }
}

/** The first address of each route in English, the 404 page apart. */
function pathsOfRoutes(pages: readonly Page[]): string[] {
  const english = pages.filter(({ locale }) => locale.code === 'en').map(({ path }) => path);
  return routes.flatMap(({ name, path }) => {
    const pattern = new RegExp(`^${path.replace(/\/:\w+$/, '').replace(/\[\w+\]/g, '[^/]+')}$`);
    const found = name === 'notFound' ? undefined : english.find((page) => pattern.test(page));
    return found ? [path.endsWith('/:id') ? `${found}/${recipe}` : found] : [];
  });
}
