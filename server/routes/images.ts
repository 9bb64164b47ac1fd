import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Region } from '../../src/contract/regions.ts';
import { readImage } from '../db/images.ts';
import { ImageQuery, imagePath } from '../feedback/image-links.ts';
import { smallPicture } from '../feedback/small-pictures.ts';
import { addressOf, networkOf } from '../http/address.ts';
import type { Services } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Pictures, by addresses that the server signed. They are asked for by `<img>`, so without the eight headers and from
 * another origin; they are answered as nothing but pictures, whoever opens them.
 */
export function imageRoutes(app: Hono, { db, now, links, count, limits, proxies }: Services): void {
  app.get(`/:region{cn|us|eu}/app${imagePath}`, async (c) => {
    const seconds = Math.floor(now() / 1000);
    const query = v.safeParse(ImageQuery, c.req.query());
    if (!query.success || !links.isValid(query.output, c.req.param('region') as Region, seconds)) {
      count(`anonymous ${networkOf(addressOf(c, proxies))}`, limits.anonymous);
      throw new Refusal('forbidden');
    }
    const { id, size } = query.output;
    const image = await (size ? smallPicture(db, id) : readImage(db, id));
    if (!image) throw new Refusal('notFound');
    return c.body(Uint8Array.from(image.bytes), 200, {
      'Content-Type': image.media_type,
      'Content-Length': String(image.bytes.length),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': `private, max-age=${query.output.expires - seconds}, immutable`,
    });
  });
}
