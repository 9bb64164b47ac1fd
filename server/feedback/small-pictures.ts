import sharp from 'sharp';
import { keepSmall, readImage, readSmall } from '../db/images.ts';
import type { Db } from '../db/tables.ts';
import { decoding } from './pictures.ts';

/** Pixels: twice a card of a phone's list. Cards show the middle of a taller picture, so the rest of it is not sent. */
const largest = { width: 480, height: 960 } as const;

interface Size {
  width: number;
  height: number;
}

/** How large a picture's small variant is, whether or not it has been made. */
export function smallSize({ width, height }: Size): Size {
  const scale = Math.min(1, largest.width / width);
  return { width: Math.min(width, largest.width), height: Math.min(Math.max(1, Math.round(height * scale)), largest.height) };
}

/**
 * A picture's small variant as WebP, made when it is asked for the first time. An animation stands still in it.
 *
 * @returns nothing for a picture that is gone, or that cannot be decoded
 */
export async function smallPicture(db: Db, id: string, size: Size): Promise<Uint8Array | undefined> {
  return (await readSmall(db, id)) ?? decoding(`picture ${id}`, size.width * size.height, () => makeSmall(db, id, size));
}

async function makeSmall(db: Db, id: string, size: Size): Promise<Uint8Array | undefined> {
  const [known, original] = [await readSmall(db, id), await readImage(db, id)];
  if (known || !original) return known;
  const bytes = await sharp(original.bytes)
    .resize({ ...smallSize(size), fit: 'cover' })
    .webp({ quality: 72 })
    .toBuffer()
    .catch(() => undefined);
  if (bytes) await keepSmall(db, id, bytes);
  return bytes;
}
