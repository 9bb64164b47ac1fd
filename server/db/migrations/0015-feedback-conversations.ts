import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Users answer replies, say whether the problem is solved, and what they tried before they reported it. */
export const feedbackConversations: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('feedback').addColumn('solved_at', 'bigint').execute();
    await schema
      .alterTable('feedback')
      .addColumn('thanked', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('feedback')
      .addColumn('follows', 'varchar(64)', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('feedback_follows').on('feedback').column('follows').execute();
    await schema.createIndex('feedback_of_type').on('feedback').columns(['type_id', 'created_at']).execute();
    await schema
      .alterTable('feedback')
      .addColumn('tried', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await schema
      .alterTable('replies')
      .addColumn('sender', 'varchar(8)', (c) => c.notNull().defaultTo('service'))
      .execute();
  },
};
