import { port, site } from '../ground.ts';
import { host } from '../host.ts';
import { launch } from '../phone.ts';
import { recipeListRows } from '../recipes-list.ts';
import { recipeRows } from '../recipes-server.ts';
import { demanded, printRows, type Row } from '../report.ts';

/** How the server keeps up with more and more recipes. */
export async function recipesServer(): Promise<Row[]> {
  const rows = await recipeRows();
  printRows('Recipes: the server among 5,000 and among 50,000, median of 60 calls', rows);
  return demanded(rows);
}

/** How a phone keeps up with a long list of them. */
export async function recipesList(): Promise<Row[]> {
  const [mine, browser] = await Promise.all([host(site, port), launch()]);
  try {
    const rows = await recipeListRows(browser, mine.origin);
    printRows('Recipes: through all 5,000 of the list and back (CPU/4)', rows);
    return demanded(rows);
  } finally {
    await browser.close();
    await mine.stop();
  }
}
