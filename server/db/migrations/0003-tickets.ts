import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const tickets: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('tickets')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('number', 'varchar(32)', (c) => c.notNull().unique())
      .addColumn('type', 'varchar(16)', (c) => c.notNull())
      .addColumn('status', 'varchar(16)', (c) => c.notNull())
      .addColumn('device_name', 'text', (c) => c.notNull())
      .addColumn('device_model', 'text', (c) => c.notNull())
      .addColumn('device_sn', 'text', (c) => c.notNull())
      .addColumn('order_number', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('excerpt', 'text', (c) => c.notNull())
      .addColumn('searchable', 'text', (c) => c.notNull())
      .addColumn('unread', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('tickets_of_user').on('tickets').columns(['uid', 'updated_at', 'id']).execute();
    await schema
      .createTable('ticket_steps')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('ticket_id', 'varchar(64)', (c) => c.notNull().references('tickets.id'))
      .addColumn('status', 'varchar(16)', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('steps_of_ticket').on('ticket_steps').columns(['ticket_id', 'position']).unique().execute();
    await schema
      .createTable('ticket_messages')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('ticket_id', 'varchar(64)', (c) => c.notNull().references('tickets.id'))
      .addColumn('sender', 'varchar(16)', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('messages_of_ticket').on('ticket_messages').columns(['ticket_id', 'position']).unique().execute();
    await schema
      .createTable('ticket_parcels')
      .addColumn('ticket_id', 'varchar(64)', (c) => c.notNull().references('tickets.id'))
      .addColumn('way', 'varchar(16)', (c) => c.notNull())
      .addColumn('carrier', 'text', (c) => c.notNull())
      .addColumn('tracking_number', 'text', (c) => c.notNull())
      .addColumn('tracking_url', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('ticket_parcels_key', ['ticket_id', 'way'])
      .execute();
  },
};
