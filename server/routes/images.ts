import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { Empty } from '../../src/contract/fields.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import type { Region } from '../../src/contract/regions.ts';
import { serviceUpload } from '../../src/contract/tickets/operate.ts';
import { hour, toSeconds } from '../../src/lib/time-units.ts';
import {
  deleteUnattached,
  insertUnattachedImage,
  readImage,
  type Stored,
  type StoredImage,
  unattachedImages,
  unattachedQuota,
  visibleImage,
} from '../db/images.ts';
import type { Db } from '../db/tables.ts';
import { addressOf, networkOf } from '../http/address.ts';
import { HttpError } from '../http/http-error.ts';
import { type Call, countNetwork, type Mount, regionPath, type Services } from '../http/mount.ts';
import { ImageQuery, imagePath } from '../images/image-links.ts';
import { cleanPicture } from '../images/pictures.ts';
import type { PictureBody, PictureStorage } from '../images/storage.ts';
import { thumbnail } from '../images/thumbnails.ts';

export const imageRoutes =
  (storage: PictureStorage) =>
  (mount: Mount): void => {
    // Outside the transaction: no call holds a connection while an object store answers.
    const prepare = async (upload: Uint8Array, uid: string) => {
      const { bytes, ...picture } = await cleanPicture(upload, uid);
      const id = crypto.randomUUID();
      const stored = await storage.put(id, bytes, picture.media_type, uid);
      return { id, ...picture, ...stored, size: bytes.length };
    };
    const { discard } = storage;
    mount(uploadImage, Empty, storePicture, { prepare, discard });
    mount(serviceUpload, Empty, storePicture, { prepare, discard });
  };

/** Milliseconds for which an uploaded picture is never deleted, so that its form can be sent. */
const minLifetime = hour;

/**
 * Stores an uploaded picture until it is attached to a record. Over the quota, the user's oldest unattached pictures are deleted: a
 * page that still needs one uploads it again.
 *
 * @throws HttpError 429 when the quota was used up within the last hour
 */
async function storePicture({ db, user, input: { size, ...picture }, now, imageUrl }: Call<Upload>) {
  const { id, object, width, height } = picture;
  await makeRoom(db, user.uid, size, now);
  await insertUnattachedImage(db, user.uid, { ...picture, object_size: object === null ? null : size }, now);
  return { id, url: imageUrl(id), width, height };
}

type Upload = StoredImage & Stored & { id: string; size: number };

async function makeRoom(db: Db, uid: string, size: number, now: number): Promise<void> {
  let room = unattachedQuota.bytes - size;
  const rows = await unattachedImages(db, uid);
  const surplus = rows.filter((row, index) => {
    room -= Number(row.size);
    return room < 0 || index >= unattachedQuota.pictures - 1;
  });
  const [latest] = surplus;
  if (!latest) return;
  const safeUntil = latest.created_at + minLifetime;
  if (safeUntil > now)
    throw new HttpError('rateLimited', { text: 'tooManyPictures', retryAfter: Math.ceil((safeUntil - now) / 1000) });
  await deleteUnattached(
    db,
    surplus.map(({ id }) => id),
  );
}

type Shown = Pick<StoredImage, 'media_type'> & PictureBody;

/** Serves pictures at signed addresses. An `<img>` requests them, so without the eight headers and from another origin. */
export function servePictures(app: Hono, services: Services): void {
  const { now, links, count, proxies } = services;
  app.get(`${regionPath}/app${imagePath}`, async (c) => {
    // Also for errors: without it a browser reports a blocked response instead of a missing picture.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await countNetwork(c, services);
    const seconds = toSeconds(now());
    const query = v.safeParse(ImageQuery, c.req.query());
    if (!query.success || !links.isValid(query.output, c.req.param('region') as Region, seconds)) {
      await count('anonymous', networkOf(addressOf(c, proxies)));
      throw new HttpError('forbidden');
    }
    const image = await findPicture(services, query.output);
    if (!image) throw new HttpError('notFound');
    return send(c, image, query.output.expires - seconds);
  });
}

async function findPicture(services: Services, { id, size, author }: ImageQuery): Promise<Shown | undefined> {
  const { db, reads, pictures, storage } = services;
  const caller = `picture ${id}`;
  const find = () => reads.run(caller, () => visibleImage(db, id, author !== undefined), { isAdmitted: true });
  const visible = await pictures.run(caller, find);
  if (!visible) return undefined;
  if (size) {
    const small = await thumbnail(services, id, visible);
    return small && { media_type: 'image/webp', ...small };
  }
  const image = await reads.run(caller, () => readImage(db, id), { isAdmitted: true });
  return image && { media_type: image.media_type, ...(await storage.get(image)) };
}

async function send(c: Context, { media_type, body, size }: Shown, maxAge: number): Promise<Response> {
  // Nobody reads the body of a HEAD, and an object's would hold its connection.
  const unread = c.req.method === 'HEAD' && body instanceof ReadableStream;
  if (unread) await body.cancel();
  return c.body(unread ? '' : body, 200, {
    'Content-Type': media_type,
    'Content-Length': String(size),
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Cache-Control': `private, max-age=${maxAge}, immutable`,
  });
}
