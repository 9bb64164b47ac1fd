import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const groups: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('device_groups')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('home_id', 'varchar(64)', (c) => c.notNull().references('homes.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('device_group_members')
      .addColumn('group_id', 'varchar(64)', (c) => c.notNull().references('device_groups.id'))
      .addColumn('device_id', 'varchar(64)', (c) => c.notNull().references('devices.id'))
      .addPrimaryKeyConstraint('device_group_members_key', ['group_id', 'device_id'])
      .execute();
  },
};
