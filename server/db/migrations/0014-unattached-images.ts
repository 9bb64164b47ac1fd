import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each upload looks at its user's pictures that are part of no record yet. */
export const unattachedImages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('images_unattached')
      .on('images')
      .columns(['uid', 'created_at'])
      .where(sql.ref('record_id'), 'is', null)
      .execute();
  },
};
