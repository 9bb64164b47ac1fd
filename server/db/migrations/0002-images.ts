import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A picture may belong to a record of any kind, not to feedback alone: the column gets another name and loses its reference. */
export const images: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('pictures')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('record_id', 'varchar(64)')
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('media_type', 'varchar(16)', (c) => c.notNull())
      .addColumn('bytes', 'blob', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await sql`insert into pictures select id, uid, feedback_id, position, media_type, bytes, width, height, created_at from images`.execute(
      db,
    );
    await schema.dropTable('images').execute();
    await schema.alterTable('pictures').renameTo('images').execute();
    await schema.createIndex('images_of_record').on('images').columns(['record_id', 'position']).execute();
  },
};
