import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const registrationCorrections: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('registrations')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await schema
      .createTable('registration_corrections')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('registration_id', 'varchar(64)', (c) => c.notNull().references('registrations.id'))
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('order_number', 'text', (c) => c.notNull())
      .addColumn('purchase_date', 'varchar(10)', (c) => c.notNull())
      .addColumn('warranty_until', 'varchar(10)')
      .addColumn('corrected_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('registration_corrections_of_registration')
      .on('registration_corrections')
      .columns(['registration_id', 'corrected_at'])
      .execute();
  },
};
