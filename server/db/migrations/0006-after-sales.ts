import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const afterSales: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('after_sales')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('gender', 'varchar(16)', (c) => c.notNull())
      .addColumn('birthday', 'varchar(10)', (c) => c.notNull())
      .addColumn('order_number', 'text', (c) => c.notNull())
      .addColumn('region', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('after_sales_by_age').on('after_sales').columns(['created_at', 'id']).execute();
  },
};
