import { failingOf } from '../../server/help/failing.ts';
import { regions } from '../../src/contract/regions.ts';
import { locales } from '../../src/i18n/locales.ts';
import { connectExplained, existingDatabase, throwExplained } from './database.ts';
import { failingText } from './failing/failing-text.ts';
import { main, Problem } from './tools.ts';

/** `npm run failing -- de`: what to work on in a language, from the database of the app servers. */
await main(async () => {
  const code = process.argv[2]?.toLowerCase();
  const locale = locales.find((one) => one.code === code);
  if (!locale) throw new Problem(`Name one language: ${locales.map((one) => one.code).join(', ')}. As in: npm run failing -- de`);
  const db = connectExplained(existingDatabase());
  try {
    for (const region of regions) console.log(failingText(region, locale, await failingOf(db, region, locale.key, Date.now())));
  } catch (error) {
    throwExplained(error);
  } finally {
    await db.destroy();
  }
});
