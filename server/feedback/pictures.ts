import sharp, { type Sharp } from 'sharp';
import type { imageTypes } from '../../src/contract/image-limits.ts';
import type { StoredImage } from '../db/images.ts';
import { Refusal } from '../http/refusal.ts';

type MediaType = (typeof imageTypes)[number];

/**
 * A picture of more pixels is refused before it is unpacked: two megabytes can hold thousands of times as much. Those of
 * all frames together count for one that moves, which also takes longest to pack again (a second for two megapixels).
 */
const maxPixels = { still: 64_000_000, moving: 30_000_000 } as const;

const maxSeconds = 20;

/** What a file's first bytes say it is. Its name and its declared type say nothing. */
export function sniffImage(bytes: Uint8Array): MediaType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return undefined;
}

/**
 * Makes an uploaded file safe to keep and to show: it is unpacked, turned upright and packed anew in its own type, in
 * sRGB. Location, camera, thumbnails and whatever else was in it or behind it does not come along. Animations stay so.
 *
 * @throws Refusal 415 when it is not wholly a picture of the contract's types
 */
export async function cleanPicture(bytes: Uint8Array): Promise<StoredImage> {
  const mediaType = sniffImage(bytes);
  if (!mediaType) throw new Refusal('unsupportedMedia');
  const animated = mediaType === 'image/gif' || mediaType === 'image/webp';
  try {
    const input = sharp(bytes, { animated, limitInputPixels: maxPixels.still, failOn: 'error' }).timeout({ seconds: maxSeconds });
    const { format, pages = 1, width, height } = await input.metadata();
    if (`image/${format}` !== mediaType) throw new Refusal('unsupportedMedia');
    if (pages > 1 && width * height > maxPixels.moving) throw new Refusal('unsupportedMedia');
    const upright = pages > 1 ? input : input.autoOrient();
    const { data, info } = await packed(upright, mediaType).toBuffer({ resolveWithObject: true });
    return { media_type: mediaType, bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unsupportedMedia');
  }
}

function packed(picture: Sharp, mediaType: MediaType): Sharp {
  switch (mediaType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 85 });
    case 'image/png':
      return picture.png();
    case 'image/webp':
      return picture.webp({ quality: 85 });
    case 'image/gif':
      return picture.gif();
  }
}
