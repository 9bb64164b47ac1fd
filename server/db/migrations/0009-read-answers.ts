import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A report says which answer was read before it was written. */
export const readAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('feedback')
      .addColumn('article', 'varchar(64)', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
