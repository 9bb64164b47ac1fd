import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

const tables = ['images', 'small_images'] as const;

/**
 * The bytes of a picture may be an object in an object store, which its row names; `bytes` is empty then. Whatever makes a row forget
 * its object puts the name into `unused_objects`, in the same transaction. No table is rewritten: the new columns have no default.
 */
export const pictureObjects: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    for (const table of tables) await schema.alterTable(table).addColumn('object', 'varchar(80)').execute();
    await schema.alterTable('images').addColumn('object_size', 'integer').execute();
    await schema
      .createTable('unused_objects')
      .addColumn('object', 'varchar(80)', (c) => c.primaryKey())
      .execute();
    if (isPostgres(db)) {
      await sql`create or replace function note_unused_object() returns trigger language plpgsql as $$ begin insert into unused_objects (object) values (old.object) on conflict do nothing; return null; end $$`.execute(
        db,
      );
      for (const table of tables)
        await sql`create trigger ${sql.ref(`${table}_unused_object`)} after delete or update of object on ${sql.table(table)} for each row when (old.object is not null) execute function note_unused_object()`.execute(
          db,
        );
      return;
    }
    for (const table of tables)
      for (const event of ['delete', 'update of object'])
        await sql`create trigger ${sql.ref(`${table}_${event.slice(0, 6)}`)} after ${sql.raw(event)} on ${sql.table(table)} when old.object is not null begin insert or ignore into unused_objects (object) values (old.object); end`.execute(
          db,
        );
  },
};
