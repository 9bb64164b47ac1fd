import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const feedback: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('users')
      .addColumn('uid', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('country', 'varchar(3)', (c) => c.notNull())
      .addColumn('lang', 'varchar(10)', (c) => c.notNull())
      .addColumn('role', 'varchar(16)', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('tokens')
      .addColumn('hash', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('role', 'varchar(16)', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('homes')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('is_current', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('devices')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('home_id', 'varchar(64)', (c) => c.references('homes.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('kind', 'varchar(16)', (c) => c.notNull())
      .addColumn('sn', 'text', (c) => c.notNull())
      .addColumn('online', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('device_shares')
      .addColumn('device_id', 'varchar(64)', (c) => c.notNull().references('devices.id'))
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addPrimaryKeyConstraint('device_shares_key', ['device_id', 'uid'])
      .execute();
    await schema
      .createTable('feedback')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('type_id', 'varchar(64)', (c) => c.notNull())
      .addColumn('device_name', 'text', (c) => c.notNull())
      .addColumn('device_model', 'text', (c) => c.notNull())
      .addColumn('device_sn', 'text', (c) => c.notNull())
      .addColumn('device_id', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('contact', 'text', (c) => c.notNull())
      .addColumn('reachable', 'text', (c) => c.notNull())
      .addColumn('platform', 'text', (c) => c.notNull())
      .addColumn('order_number', 'text', (c) => c.notNull())
      .addColumn('status', 'varchar(16)', (c) => c.notNull())
      .addColumn('unread', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await schema.createIndex('feedback_of_user').on('feedback').columns(['uid', 'created_at', 'id']).execute();
    await schema
      .createTable('replies')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('feedback_id', 'varchar(64)', (c) => c.notNull().references('feedback.id'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('replies_of_feedback').on('replies').columns(['feedback_id', 'created_at']).execute();
    await schema
      .createTable('images')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('feedback_id', 'varchar(64)', (c) => c.references('feedback.id'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('media_type', 'varchar(16)', (c) => c.notNull())
      .addColumn('bytes', 'blob', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('images_of_feedback').on('images').columns(['feedback_id', 'position']).execute();
    await schema
      .createTable('answers')
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('path', 'varchar(128)', (c) => c.notNull())
      .addColumn('key', 'varchar(128)', (c) => c.notNull())
      .addColumn('fingerprint', 'varchar(64)', (c) => c.notNull())
      .addColumn('runner', 'varchar(64)', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text')
      .addPrimaryKeyConstraint('answers_key', ['uid', 'path', 'key'])
      .execute();
    await schema.createIndex('answers_by_runner').on('answers').column('runner').unique().execute();
  },
};
