import { insertImage } from '../db/images.ts';
import type { Db } from '../db/tables.ts';
import { type PictureName, pictureSize } from './pictures.ts';

/** The drawn photos of a report or a message. */
export async function seedPhotos(
  db: Db,
  record: { uid: string; id: string; createdAt: number },
  names: readonly PictureName[],
  pictures: Record<PictureName, Uint8Array>,
): Promise<void> {
  for (const [position, name] of names.entries()) {
    await insertImage(db, {
      id: `${record.id}-photo-${position + 1}`,
      uid: record.uid,
      record_id: record.id,
      position,
      media_type: 'image/jpeg',
      bytes: pictures[name],
      ...pictureSize,
      created_at: record.createdAt,
    });
  }
}
