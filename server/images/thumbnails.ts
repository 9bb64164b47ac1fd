import sharp from 'sharp';
import { deleteThumbnail, insertThumbnail, readImage, readThumbnail } from '../db/images.ts';
import type { Services } from '../http/mount.ts';
import { ObjectStoreUnavailable } from './object-store.ts';
import { inThumbnailQueue } from './pictures.ts';
import { bytesOf, MissingPicture, type PictureBody } from './storage.ts';

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
 * A picture's thumbnail as WebP, made on first use and stored as its picture is. Of an animation it has the first frame.
 *
 * @param services whose queues the call was admitted to
 * @returns undefined for a picture that was deleted or cannot be decoded
 * @throws MissingPicture or ObjectStoreUnavailable
 */
export async function thumbnail(services: Queued, id: string, size: Size): Promise<PictureBody | undefined> {
  const { db, reads } = services;
  const known = await reads.run(callerOf(id), () => readThumbnail(db, id), { isAdmitted: true });
  if (!known) return makeThumbnail(services, id, size);
  return services.storage.get(known).catch(async (error: unknown) => {
    if (!(error instanceof MissingPicture)) throw error;
    await services.writes.run(callerOf(id), () => deleteThumbnail(db, id), { isAdmitted: true });
    return makeThumbnail(services, id, size);
  });
}

type Queued = Pick<Services, 'db' | 'reads' | 'writes' | 'storage'>;

const callerOf = (id: string) => `picture ${id}`;

async function makeThumbnail(services: Queued, id: string, size: Size): Promise<PictureBody | undefined> {
  const { db, reads, storage } = services;
  const find = async () => ({ known: await readThumbnail(db, id), original: await readImage(db, id) });
  return inThumbnailQueue(id, size.width * size.height, async (decode) => {
    const { known, original } = await reads.run(callerOf(id), find, { isAdmitted: true });
    if (known) return storage.get(known);
    if (!original) return undefined;
    const source = await bytesOf(await storage.get(original));
    const bytes = await decode(() => shrink(source, size));
    if (!bytes) return undefined;
    await storeThumbnail(services, id, bytes);
    return { body: bytes, size: bytes.length };
  });
}

/** @returns undefined for what cannot be decoded */
const shrink = (source: Uint8Array, size: Size): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  sharp(source)
    .resize({ ...thumbnailSize(size), fit: 'cover' })
    .webp({ quality: 72 })
    .toBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );

/** Stores a thumbnail. While the object store cannot take it, it is made again each time. */
async function storeThumbnail({ db, writes, storage }: Queued, id: string, bytes: Uint8Array): Promise<void> {
  const stored = await storage.put(id, bytes, 'image/webp', callerOf(id)).catch((error: unknown) => {
    if (error instanceof ObjectStoreUnavailable) return undefined;
    throw error;
  });
  if (!stored) return;
  let isKept = false;
  try {
    isKept = await writes.run(callerOf(id), () => insertThumbnail(db, id, stored), { isAdmitted: true });
  } finally {
    if (!isKept) await storage.discard(stored);
  }
}
