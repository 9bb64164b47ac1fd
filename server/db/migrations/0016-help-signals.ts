import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which answers fail and which searches find nothing, counted by day, of nobody in particular. */
export const helpSignals: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('help_counts')
      .addColumn('day', 'varchar(10)', (c) => c.notNull())
      .addColumn('region', 'varchar(2)', (c) => c.notNull())
      .addColumn('lang', 'varchar(3)', (c) => c.notNull())
      .addColumn('article', 'varchar(64)', (c) => c.notNull())
      .addColumn('version', 'varchar(64)', (c) => c.notNull())
      .addColumn('step', 'varchar(64)', (c) => c.notNull())
      .addColumn('kind', 'varchar(12)', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('help_counts_key', ['region', 'lang', 'day', 'article', 'version', 'step', 'kind'])
      .execute();
    await schema
      .createTable('help_search_days')
      .addColumn('region', 'varchar(2)', (c) => c.notNull())
      .addColumn('lang', 'varchar(3)', (c) => c.notNull())
      .addColumn('hash', 'varchar(64)', (c) => c.notNull())
      .addColumn('day', 'varchar(10)', (c) => c.notNull())
      .addPrimaryKeyConstraint('help_search_days_key', ['region', 'lang', 'hash', 'day'])
      .execute();
    await schema
      .createTable('help_searches')
      .addColumn('region', 'varchar(2)', (c) => c.notNull())
      .addColumn('lang', 'varchar(3)', (c) => c.notNull())
      .addColumn('hash', 'varchar(64)', (c) => c.notNull())
      .addColumn('words', 'varchar(64)', (c) => c.notNull())
      .addPrimaryKeyConstraint('help_searches_key', ['region', 'lang', 'hash'])
      .execute();
  },
};
