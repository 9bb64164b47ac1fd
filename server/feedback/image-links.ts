import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Region } from '../../src/contract/regions.ts';

export const imagePath = '/api/v1/feedback/image';

/** `small`: at most 480 pixels wide, for lists. The picture itself has none. */
const imageSizes = ['small'] as const;
export type ImageSize = (typeof imageSizes)[number];

/** The query of an image's address. */
export const ImageQuery = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  size: v.optional(v.picklist(imageSizes)),
  /** Seconds since 1970 */
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.maxLength(64)),
});
export type ImageQuery = v.InferOutput<typeof ImageQuery>;

/** A picture, or its smaller variant. */
type Shown = Pick<ImageQuery, 'id'> & { size?: ImageSize | undefined };

const day = 86_400;

/**
 * Addresses of pictures that work without a token, since an `<img>` sends none, and end after two to three days. Within a
 * day an image's address stays the same, so that it is loaded once. Two days is as long as the answer to an upload, which
 * has such an address in it, may be asked for again.
 *
 * @param secret the server's; whoever has it can make addresses
 */
export function imageLinks(secret: string) {
  const sign = (region: Region, { id, size }: Shown, expires: number) =>
    createHmac('sha256', secret)
      .update([region, id, ...(size ? [size] : []), expires].join('/'))
      .digest('base64url');

  return {
    /** @param base of the region's app endpoint @param now seconds */
    urlOf(base: string, region: Region, image: Shown, now: number): string {
      const expires = (Math.floor(now / day) + 3) * day;
      const { id, size } = image;
      const query = { id, ...(size && { size }), expires: String(expires), signature: sign(region, image, expires) };
      return `${base}${imagePath}?${new URLSearchParams(query)}`;
    },
    /** Whether we made this address, and it has not ended. @param now seconds */
    isValid(query: ImageQuery, region: Region, now: number): boolean {
      const given = Buffer.from(query.signature);
      const wanted = Buffer.from(sign(region, query, query.expires));
      return given.length === wanted.length && timingSafeEqual(given, wanted) && query.expires > now;
    },
  };
}

export type ImageLinks = ReturnType<typeof imageLinks>;
