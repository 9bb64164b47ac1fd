import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const helpVotes: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('help_votes')
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('article', 'varchar(64)', (c) => c.notNull())
      .addColumn('lang', 'varchar(10)', (c) => c.notNull())
      .addColumn('helpful', 'integer', (c) => c.notNull())
      .addColumn('reason', 'varchar(16)')
      .addColumn('comment', 'text', (c) => c.notNull())
      .addColumn('voted_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('help_votes_key', ['article', 'uid'])
      .execute();
  },
};
