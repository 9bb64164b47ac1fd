import type { SelectQueryBuilder } from 'kysely';
import type { Region } from '../../src/contract/regions.ts';
import type { Db, Tables } from './tables.ts';

/** Whether a query finds so many rows: nobody counts further. */
const finds = async <From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>, count: number) =>
  (await query
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst()) !== undefined;

/** Adds one to a count. */
export async function countHelp(db: Db, row: Omit<Tables['help_counts'], 'count'>): Promise<void> {
  await db
    .insertInto('help_counts')
    .values({ ...row, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['region', 'lang', 'day', 'article', 'version', 'step', 'kind'])
        .doUpdateSet((eb) => ({ count: eb('help_counts.count', '+', 1) })),
    )
    .execute();
}

/** Whether so many other texts of an answer were counted on a day. */
export const hasVersions = (
  db: Db,
  { region, lang, day, article, version }: Omit<Tables['help_counts'], 'step' | 'kind' | 'count'>,
  count: number,
): Promise<boolean> => {
  const others = db
    .selectFrom('help_counts')
    .select('version')
    .distinct()
    .where('region', '=', region)
    .where('lang', '=', lang)
    .where('day', '=', day)
    .where('article', '=', article)
    .where('version', 'not in', ['', version]);
  return finds(others, count);
};

/** What was counted in a language since a day, the days added up; `recent` is the part of it from another day on. */
export const helpCounts = (db: Db, region: Region, lang: string, since: string, recent: string) =>
  db
    .selectFrom('help_counts')
    .select(['article', 'version', 'step', 'kind'])
    .select(({ fn, eb }) => [
      fn.sum<number>('count').as('count'),
      fn.sum<number>(eb.case().when('day', '>=', recent).then(eb.ref('count')).else(0).end()).as('recent'),
    ])
    .where('region', '=', region)
    .where('lang', '=', lang)
    .where('day', '>=', since)
    .groupBy(['article', 'version', 'step', 'kind'])
    .execute();

/** Whether so many different searches of a language were noted on a day. */
export const hasSearches = (
  db: Db,
  { region, lang, day }: Omit<Tables['help_search_days'], 'hash'>,
  count: number,
): Promise<boolean> => {
  const all = db.selectFrom('help_search_days').select('day');
  return finds(all.where('region', '=', region).where('lang', '=', lang).where('day', '=', day), count);
};

/** Notes that a search failed on a day. @returns on how many days it has failed since another one */
export async function noteSearch(db: Db, row: Tables['help_search_days'], since: string): Promise<number> {
  await db
    .insertInto('help_search_days')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { region, lang, hash } = row;
  const { days } = await db
    .selectFrom('help_search_days')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .where('region', '=', region)
    .where('lang', '=', lang)
    .where('hash', '=', hash)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(days);
}

export async function saveSearchWords(db: Db, row: Tables['help_searches']): Promise<void> {
  await db
    .insertInto('help_searches')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The searches of a language whose words are known, those of the most days first. @param minDays of those that failed less often, none */
export const failedSearches = (db: Db, region: Region, lang: string, since: string, minDays: number, limit: number) =>
  db
    .selectFrom('help_searches')
    .innerJoin('help_search_days', (join) =>
      join
        .onRef('help_search_days.region', '=', 'help_searches.region')
        .onRef('help_search_days.lang', '=', 'help_searches.lang')
        .onRef('help_search_days.hash', '=', 'help_searches.hash'),
    )
    .select('help_searches.words')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .where('help_searches.region', '=', region)
    .where('help_searches.lang', '=', lang)
    .where('help_search_days.day', '>=', since)
    .groupBy(['help_searches.hash', 'help_searches.words'])
    .having(({ fn }) => fn.countAll(), '>=', minDays)
    .orderBy('days', 'desc')
    .orderBy('help_searches.words')
    .limit(limit)
    .execute();

/** Deletes what was counted before a day, and the words of searches that nobody has made since. */
export async function purgeHelpSignals(db: Db, before: string): Promise<void> {
  await db.deleteFrom('help_counts').where('day', '<', before).execute();
  await db.deleteFrom('help_search_days').where('day', '<', before).execute();
  await db
    .deleteFrom('help_searches')
    .where(
      // One look-up for each of the few searches: as `not exists`, PostgreSQL would join all days.
      ({ selectFrom }) =>
        selectFrom('help_search_days as noted')
          .select('noted.day')
          .whereRef('noted.region', '=', 'help_searches.region')
          .whereRef('noted.lang', '=', 'help_searches.lang')
          .whereRef('noted.hash', '=', 'help_searches.hash')
          .limit(1),
      'is',
      null,
    )
    .execute();
}
