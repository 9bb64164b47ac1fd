import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const cooking: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('cookings')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('device_id', 'varchar(64)', (c) => c.notNull().references('devices.id'))
      .addColumn('device_name', 'text', (c) => c.notNull())
      .addColumn('recipe_id', 'varchar(64)', (c) => c.notNull().references('recipes.id'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('stages', 'text', (c) => c.notNull())
      .addColumn('preheat', 'integer', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('pace', 'integer', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await schema.createIndex('cookings_of_user').on('cookings').columns(['uid', 'ended_at']).execute();
    await schema.createIndex('cookings_of_device').on('cookings').columns(['device_id', 'ended_at']).execute();
    await schema
      .createTable('cooking_paces')
      .addColumn('uid', 'varchar(64)', (c) => c.primaryKey().references('users.uid'))
      .addColumn('pace', 'integer', (c) => c.notNull())
      .execute();
  },
};
