import sharp from 'sharp';
import { keepSmall, readImage, readSmall, type StoredImage } from '../db/images.ts';
import type { Db } from '../db/tables.ts';

/** Pixels of the widest small picture: twice a card of a phone's list. */
const smallWidth = 480;

interface Size {
  width: number;
  height: number;
}

/** How large a picture's small variant is, whether or not it has been made. */
export const smallSize = ({ width, height }: Size): Size =>
  width <= smallWidth ? { width, height } : { width: smallWidth, height: Math.max(1, Math.round((height * smallWidth) / width)) };

/** A picture's small variant as WebP, made when it is asked for the first time. One that moves stands still in it. */
export async function smallPicture(db: Db, id: string): Promise<Pick<StoredImage, 'media_type' | 'bytes'> | undefined> {
  const bytes = (await readSmall(db, id)) ?? (await makeSmall(db, id));
  return bytes && { media_type: 'image/webp', bytes };
}

async function makeSmall(db: Db, id: string): Promise<Uint8Array | undefined> {
  const image = await readImage(db, id);
  if (!image) return undefined;
  const { width, height } = smallSize(image);
  const bytes = await sharp(image.bytes).resize(width, height, { fit: 'fill' }).webp({ quality: 72 }).toBuffer();
  await keepSmall(db, id, bytes);
  return bytes;
}
