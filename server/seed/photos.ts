import { insertImage } from '../db/images.ts';
import type { Db } from '../db/tables.ts';
import { type PhotoName, pictureSize, readPhoto } from './pictures.ts';

/** Stores the photos of a report or a message. */
export async function seedPhotos(
  db: Db,
  record: { uid: string; id: string; createdAt: number },
  names: readonly PhotoName[],
): Promise<void> {
  for (const [position, name] of names.entries()) {
    await insertImage(db, {
      id: `${record.id}-photo-${position + 1}`,
      uid: record.uid,
      record_id: record.id,
      position,
      media_type: 'image/jpeg',
      bytes: readPhoto(name),
      ...pictureSize,
      created_at: record.createdAt,
    });
  }
}
