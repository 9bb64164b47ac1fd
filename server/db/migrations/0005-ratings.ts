import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const ratings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('ratings')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('kind', 'varchar(16)', (c) => c.notNull())
      .addColumn('subject_id', 'varchar(64)', (c) => c.notNull())
      .addColumn('subject_title', 'text', (c) => c.notNull())
      .addColumn('subject_text', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('stars', 'integer')
      .addColumn('aspects', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('comment', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('answered_at', 'bigint')
      .execute();
    await schema.createIndex('ratings_by_age').on('ratings').columns(['asked_at', 'id']).execute();
  },
};
