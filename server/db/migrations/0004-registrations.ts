import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const registrations: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('registrations')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('brand', 'varchar(64)', (c) => c.notNull())
      .addColumn('model', 'varchar(64)', (c) => c.notNull())
      .addColumn('platform', 'text', (c) => c.notNull())
      .addColumn('order_number', 'text', (c) => c.notNull())
      .addColumn('serial_number', 'text', (c) => c.notNull())
      .addColumn('purchase_date', 'varchar(10)', (c) => c.notNull())
      .addColumn('first_name', 'text', (c) => c.notNull())
      .addColumn('last_name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('phone_country', 'varchar(3)', (c) => c.notNull())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('reachable', 'text', (c) => c.notNull())
      .addColumn('country', 'varchar(3)', (c) => c.notNull())
      .addColumn('gender', 'varchar(16)', (c) => c.notNull())
      .addColumn('birthday', 'varchar(10)', (c) => c.notNull())
      .addColumn('nickname', 'text', (c) => c.notNull())
      .addColumn('region', 'text', (c) => c.notNull())
      .addColumn('device_id', 'varchar(64)', (c) => c.notNull())
      .addColumn('device_name', 'text', (c) => c.notNull())
      .addColumn('warranty_until', 'varchar(10)')
      .addColumn('status', 'varchar(16)', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('registrations_of_user').on('registrations').columns(['uid', 'created_at']).execute();
  },
};
