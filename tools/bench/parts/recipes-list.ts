import type { Browser, CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { Db } from '../../../server/db/tables.ts';
import { serveApps } from '../app-servers.ts';
import { port, site } from '../bench-config.ts';
import { host } from '../host.ts';
import { manyRecipes } from '../many-recipes.ts';
import { launch, phone, slowdown } from '../phone.ts';
import { atMost, plain, printRows, type Row, withTarget } from '../report.ts';

/** Scrolling performance of a long list. */
export async function recipesList(): Promise<Row[]> {
  const [mine, browser] = await Promise.all([host(site, port), launch()]);
  try {
    const rows = await recipeListRows(browser, mine.origin);
    printRows('Recipes: through all 5,000 of the list and back (CPU/4)', rows);
    return withTarget(rows);
  } finally {
    await browser.close();
    await mine.stop();
  }
}

const count = 5_000;
const pictures = 24;

/** The longest task in milliseconds that users do not notice (https://web.dev/articles/long-tasks-devtools). */
const maxTaskMs = 50;

/** Pixels that a page is moved by in a frame: a fast fling. */
const fling = 450;

/**
 * Scrolls through all recipes on a slow phone, to the end while they load and back up again.
 *
 * @param origin of the built site
 */
async function recipeListRows(browser: Browser, origin: string): Promise<Row[]> {
  const db = await manyRecipes(count);
  await addPictures(db);
  const servers = await serveApps(db);
  const { context, page, cdp } = await phone(browser);
  try {
    await page.goto(`${origin}/recipes`);
    await page.locator('[data-recipe]').first().waitFor();
    const down = await longestTask(cdp, () => scroll(page, fling));
    const last = await page.locator('[aria-posinset]').last().getAttribute('aria-posinset');
    const up = await longestTask(cdp, () => scroll(page, -fling));
    const drawn = await page.locator('[data-recipe]').count();
    return [
      plain('number of the last card', String(last)),
      plain('cards drawn at its beginning', String(drawn)),
      atMost('longest task while it loads to its end', down, maxTaskMs, ' ms'),
      atMost('longest task on the way back', up, maxTaskMs, ' ms'),
    ];
  } finally {
    await context.close();
    await servers.stop();
    await db.destroy();
  }
}

/** Pictures as large as those of cards, shared by all recipes. */
async function addPictures(db: Db): Promise<void> {
  const [width, height] = [480, 360];
  for (let index = 0; index < pictures; index++) {
    const noise = { type: 'gaussian', mean: 40 + index * 8, sigma: 20 } as const;
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .webp({ quality: 60 })
      .toBuffer();
    await db
      .insertInto('images')
      .values({
        id: `picture-${index}`,
        uid: 'author',
        record_id: `recipe-${index}`,
        position: 0,
        media_type: 'image/webp',
        bytes,
        width,
        height,
        created_at: 0,
      })
      .execute();
  }
  const recipes = await db.selectFrom('recipes').select('id').execute();
  for (const [index, { id }] of recipes.entries())
    await db
      .updateTable('recipes')
      .set({ image_id: `picture-${index % pictures}` })
      .where('id', '=', id)
      .execute();
}

/** Scrolls frame by frame until the page has not moved for a while: it is at the end, and nothing more is loading. */
const scroll = (page: Page, by: number): Promise<void> =>
  page.evaluate(async (by) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0, before = -1; still < 120; ) {
      scrollBy(0, by);
      await frame();
      still = scrollY === before && !document.querySelector('.card-list ~ div:not(.list-end)') ? still + 1 : 0;
      before = scrollY;
    }
  }, by);

/**
 * Milliseconds that the longest task of the page's main thread during `work` would take on a slow phone. Measured in thread time, so
 * that other load on the machine does not count; the browser's own throttling uses wall time.
 */
async function longestTask(cdp: CDPSession, work: () => Promise<void>): Promise<number> {
  const tasks: { name: string; dur?: number; tdur?: number; pid: number; tid: number; args: { name?: string } }[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => tasks.push(...(value as unknown as typeof tasks)));
  const categories = 'disabled-by-default-devtools.timeline,__metadata';
  await cdp.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  const mains = tasks.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const own = tasks.filter(
    ({ name, pid, tid }) => name === 'RunTask' && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  return own.reduce((most, { dur = 0, tdur = dur }) => Math.max(most, (tdur / 1000) * slowdown), 0);
}
