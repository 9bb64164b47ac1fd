import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each upload looks at its user's pictures that are part of no record yet. */
export const unattachedImages: Migration = {
  async up(db: Kysely<{ images: { record_id: string | null } }>) {
    await db.schema
      .createIndex('images_unattached')
      .on('images')
      .columns(['uid', 'created_at'])
      .where('record_id', 'is', null)
      .execute();
  },
};
