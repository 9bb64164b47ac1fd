import sharp, { type Metadata, type Sharp } from 'sharp';
import { type imageTypes, maxImageBytes } from '../../src/contract/images/limits.ts';
import type { StoredImage } from '../db/images.ts';
import { FairQueue } from '../http/fair-queue.ts';
import { HttpError } from '../http/http-error.ts';

type MediaType = (typeof imageTypes)[number];

// One thread per picture, and no cache of decoded ones: how many are decoded at once is decided here.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture with more pixels is refused before it is decoded: two megabytes can hold thousands of times as much. For an animation
 * the pixels of all its frames count; it also takes longest to encode (a second for two megapixels).
 */
const maxPixels = { still: 64_000_000, moving: 30_000_000 } as const;

/**
 * Bytes that a decoder may keep of a whole picture until its end. A JPEG that is sent in ever finer scans and an interlaced PNG are not
 * decoded line by line; 16 megapixels of an ordinary progressive JPEG stay below it.
 */
const maxHeldBytes = 100_000_000;

/** Pixels of the largest stored picture, all frames together; a larger one is scaled down. */
export const maxStoredPixels = 16_000_000;

const maxSeconds = 20;

/** How often a picture is encoded, smaller each time, to fit {@link maxImageBytes}. */
const maxAttempts = 5;

/** A queue without a time limit: only the number of waiting pictures is limited. */
const lane = () =>
  new FairQueue({ concurrency: 1, perCaller: 1, maxWait: Number.POSITIVE_INFINITY, maxWaiting: { all: 32, perCaller: 24 } });

/**
 * Decoding takes most of the server's memory, so it happens one at a time, in two lanes: a picture of ordinary size never waits
 * for one that is scaled down, which takes up to 300 MB and two seconds.
 */
const lanes = { ordinary: lane(), large: lane() };

/** Runs work that decodes a picture when its lane is free. @param caller for fair turns @param pixels of the picture */
const decoding = <T>(caller: string, pixels: number, work: () => Promise<T>): Promise<T> => laneOf(pixels).run(caller, work);

const laneOf = (pixels: number) => (pixels > maxStoredPixels ? lanes.large : lanes.ordinary);

/**
 * Requests for thumbnails wait here, where they hold no bytes: a page asks for as many at once as it shows. One at a time
 * goes on into a lane, so that an upload waits for one of them at most.
 */
const thumbnails = new FairQueue({
  ...{ concurrency: 1, perCaller: 1, maxWait: Number.POSITIVE_INFINITY },
  maxWaiting: { all: 1024, perCaller: 1024 },
});

/**
 * As {@link decoding}, for a thumbnail of a stored picture.
 *
 * @param id the picture's
 * @param work gets what runs a job in the lane; it reads and stores outside of it, since an object store may be slow
 */
export const inThumbnailQueue = <T>(
  id: string,
  pixels: number,
  work: (decode: <Result>(job: () => Promise<Result>) => Promise<Result>) => Promise<T>,
): Promise<T> => thumbnails.run(id, () => work((job) => laneOf(pixels).run('thumbnails', job, { isAdmitted: true })));

/** A file's type by its first bytes. Its name and declared type are not trusted. */
function sniffImage(bytes: Uint8Array): MediaType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return undefined;
}

/**
 * Makes an uploaded picture safe to store and show: decodes it, turns it upright and encodes it again in its own type, in sRGB.
 * This removes location, camera, thumbnails and all other metadata. Animations stay animated. The result has at most
 * {@link maxStoredPixels} pixels and {@link maxImageBytes} bytes.
 *
 * @param uid whose upload it is
 * @throws HttpError 415 when it is not wholly a picture of the contract's types; 429 or 503 when too many wait to be decoded
 */
export async function cleanPicture(bytes: Uint8Array, uid: string): Promise<StoredImage> {
  const mediaType = sniffImage(bytes);
  if (!mediaType) throw notAPicture();
  try {
    const metadata = await open(bytes, mediaType).metadata();
    const { format, pages = 1, width, height } = metadata;
    if (`image/${format}` !== mediaType) throw notAPicture();
    if (pages > 1 && width * height > maxPixels.moving) throw notAPicture();
    if (heldBytes(metadata) > maxHeldBytes) throw notAPicture();
    return await decoding(uid, width * height, () => encodeToFit(bytes, mediaType, metadata));
  } catch (error) {
    throw error instanceof HttpError ? error : notAPicture();
  }
}

const notAPicture = () => new HttpError('unsupportedMedia', { text: 'notImage' });

/** Coefficients of a JPEG take two bytes each, whatever its depth. */
function heldBytes({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (!isProgressive || (format !== 'jpeg' && format !== 'png')) return 0;
  return width * height * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

const open = (bytes: Uint8Array, mediaType: MediaType): Sharp =>
  sharp(bytes, {
    animated: mediaType === 'image/gif' || mediaType === 'image/webp',
    limitInputPixels: maxPixels.still,
    failOn: 'error',
  }).timeout({ seconds: maxSeconds });

/** The first attempt decodes the upload; each further one scales the previous result down, which is cheaper. */
async function encodeToFit(bytes: Uint8Array, mediaType: MediaType, metadata: Metadata): Promise<StoredImage> {
  const { pages = 1, autoOrient } = metadata;
  let size = pages > 1 ? { width: metadata.width, height: metadata.pageHeight ?? metadata.height } : autoOrient;
  let scale = Math.min(1, Math.sqrt(maxStoredPixels / (metadata.width * metadata.height)));
  let source = bytes;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const upright = pages > 1 ? open(source, mediaType) : open(source, mediaType).autoOrient();
    const resized = scale < 1 ? upright.resize({ ...scaled(size, scale), fit: 'fill' }) : upright;
    const { data, info } = await encoded(resized, mediaType).toBuffer({ resolveWithObject: true });
    size = { width: info.width, height: info.pageHeight ?? info.height };
    if (data.length <= maxImageBytes) return { media_type: mediaType, bytes: data, ...size };
    source = data;
    scale = Math.min(0.9, 0.95 * Math.sqrt(maxImageBytes / data.length));
  }
  throw notAPicture();
}

const scaled = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: Math.max(1, Math.floor(width * scale)),
  height: Math.max(1, Math.floor(height * scale)),
});

function encoded(picture: Sharp, mediaType: MediaType): Sharp {
  switch (mediaType) {
    case 'image/jpeg':
      // Optimized coding would hold all coefficients in memory, as much again as decoding takes.
      return picture.jpeg({ quality: 85, optimiseCoding: false });
    case 'image/png':
      return picture.png();
    case 'image/webp':
      return picture.webp({ quality: 85 });
    case 'image/gif':
      return picture.gif();
  }
}
