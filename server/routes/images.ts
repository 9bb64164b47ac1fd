import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Region } from '../../src/contract/regions.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { readImage, type StoredImage, visibleImage } from '../db/images.ts';
import { addressOf, networkOf } from '../http/address.ts';
import { HttpError } from '../http/http-error.ts';
import { regionPath, type Services } from '../http/mount.ts';
import { ImageQuery, imagePath } from '../images/image-links.ts';
import { thumbnail } from '../images/thumbnails.ts';

type Shown = Pick<StoredImage, 'media_type' | 'bytes'>;

/**
 * Serves pictures at signed addresses. An `<img>` requests them, so without the eight headers and from another origin.
 */
export function imageRoutes(app: Hono, services: Services): void {
  const { now, links, count, limits, proxies } = services;
  app.get(`${regionPath}/app${imagePath}`, async (c) => {
    // Also for errors: without it a browser reports a blocked response instead of a missing picture.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const seconds = toSeconds(now());
    const query = v.safeParse(ImageQuery, c.req.query());
    if (!query.success || !links.isValid(query.output, c.req.param('region') as Region, seconds)) {
      count(`anonymous ${networkOf(addressOf(c, proxies))}`, limits.anonymous);
      throw new HttpError('forbidden');
    }
    const image = await findPicture(services, query.output);
    if (!image) throw new HttpError('notFound');
    return send(c, image, query.output.expires - seconds);
  });
}

async function findPicture(services: Services, { id, size, author }: ImageQuery): Promise<Shown | undefined> {
  const { db, reads, pictures } = services;
  const caller = `picture ${id}`;
  const find = () => reads.run(caller, () => visibleImage(db, id, author !== undefined), { isAdmitted: true });
  const visible = await pictures.run(caller, find);
  if (!visible) return undefined;
  if (!size) return reads.run(caller, () => readImage(db, id), { isAdmitted: true });
  const bytes = await thumbnail(services, id, visible);
  return bytes && { media_type: 'image/webp', bytes };
}

const send = (c: Context, { media_type, bytes }: Shown, maxAge: number): Response =>
  c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': media_type,
    'Content-Length': String(bytes.length),
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Cache-Control': `private, max-age=${maxAge}, immutable`,
  });
