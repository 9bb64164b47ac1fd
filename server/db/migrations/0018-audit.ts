import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

/** The audit trail, which the database itself protects, and the authors of messages. */
export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('audit')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('actor', 'varchar(32)', (c) => c.notNull())
      .addColumn('role', 'varchar(8)', (c) => c.notNull())
      .addColumn('region', 'varchar(2)', (c) => c.notNull())
      .addColumn('action', 'varchar(64)', (c) => c.notNull())
      .addColumn('record_id', 'varchar(64)', (c) => c.notNull())
      .addColumn('request_id', 'varchar(36)', (c) => c.notNull())
      .execute();
    await schema.createIndex('audit_of_record').on('audit').columns(['record_id', 'created_at', 'id']).execute();
    await schema.createIndex('audit_of_actor').on('audit').columns(['actor', 'created_at', 'id']).execute();
    await schema.createIndex('audit_by_age').on('audit').column('created_at').execute();
    await schema
      .createTable('audit_keys')
      .addColumn('uid', 'varchar(64)', (c) => c.primaryKey().references('users.uid'))
      .addColumn('key', 'varchar(64)', (c) => c.notNull())
      .execute();
    for (const statement of isPostgres(db) ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
    for (const table of ['replies', 'ticket_messages']) {
      await schema
        .alterTable(table)
        .addColumn('author', 'varchar(32)', (c) => c.notNull().defaultTo(''))
        .execute();
    }
  },
};

/**
 * Rows may be deleted that are 180 days older than the newest one, or than now by the database's clock where that comes first. So neither a
 * purge with a wrong retention nor an app server whose clock is ahead can empty the trail; an SQLite file has only its server's clock.
 */
const onPostgres = [
  `create or replace function audit_is_append_only() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.created_at < (select least(max(created_at), extract(epoch from now()) * 1000) from audit) - 15552000000 then return old; end if;
    end if;
    raise exception 'audit is append-only';
  end $$`,
  `create trigger audit_kept before update or delete on audit for each row execute function audit_is_append_only()`,
  `create trigger audit_not_emptied before truncate on audit for each statement execute function audit_is_append_only()`,
];

const onSqlite = [
  `create trigger audit_not_changed before update on audit begin select raise(abort, 'audit is append-only'); end`,
  `create trigger audit_kept before delete on audit when old.created_at >= (select min(max(created_at), unixepoch() * 1000) from audit) - 15552000000
  begin select raise(abort, 'audit is append-only'); end`,
  // REPLACE deletes without firing triggers for it.
  `create trigger audit_not_replaced before insert on audit when exists (select 1 from audit where id = new.id)
  begin select raise(abort, 'audit is append-only'); end`,
];
