import sharp from 'sharp';
import { insertThumbnail, readImage, readThumbnail } from '../db/images.ts';
import type { Services } from '../http/mount.ts';
import { decodingThumbnail } from './pictures.ts';

/** Pixels: twice the size of a card in a phone's list. Cards crop taller pictures, so thumbnails do too. */
const maxSize = { width: 480, height: 960 } as const;

interface Size {
  width: number;
  height: number;
}

/** The size of a picture's thumbnail, whether or not it has been made. */
export function thumbnailSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSize.width / width);
  return { width: Math.min(width, maxSize.width), height: Math.min(Math.max(1, Math.round(height * scale)), maxSize.height) };
}

/**
 * A picture's thumbnail as WebP, made on first use. Of an animation it has the first frame.
 *
 * @param services whose queues the call was admitted to
 * @returns undefined for a picture that was deleted or cannot be decoded
 */
export async function thumbnail(services: Queued, id: string, size: Size): Promise<Uint8Array | undefined> {
  const { db, reads } = services;
  const known = await reads.run(callerOf(id), () => readThumbnail(db, id), { isAdmitted: true });
  return known ?? decodingThumbnail(id, size.width * size.height, () => makeThumbnail(services, id, size));
}

type Queued = Pick<Services, 'db' | 'reads' | 'writes'>;

const callerOf = (id: string) => `picture ${id}`;

async function makeThumbnail({ db, reads, writes }: Queued, id: string, size: Size): Promise<Uint8Array | undefined> {
  const find = async () => ({ known: await readThumbnail(db, id), original: await readImage(db, id) });
  const { known, original } = await reads.run(callerOf(id), find, { isAdmitted: true });
  if (known || !original) return known;
  const bytes = await sharp(original.bytes)
    .resize({ ...thumbnailSize(size), fit: 'cover' })
    .webp({ quality: 72 })
    .toBuffer()
    .catch(() => undefined);
  if (bytes) await writes.run(callerOf(id), () => insertThumbnail(db, id, bytes), { isAdmitted: true });
  return bytes;
}
