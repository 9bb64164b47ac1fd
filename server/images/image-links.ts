import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Region } from '../../src/contract/regions.ts';
import { day, hour, toSeconds } from '../../src/lib/time-units.ts';

export const imagePath = '/api/v1/feedback/image';

/** `small`: at most 480 pixels wide, for lists. The picture itself has none. */
const imageSizes = ['small'] as const;
type ImageSize = (typeof imageSizes)[number];

/** The query of an image's address. */
export const ImageQuery = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  size: v.optional(v.picklist(imageSizes)),
  /** The address was made for the author of what the picture is part of */
  author: v.optional(v.literal('1')),
  /** Seconds since 1970 */
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.maxLength(64)),
});
export type ImageQuery = v.InferOutput<typeof ImageQuery>;

/**
 * Seconds for which an address is valid: at least until the next full `step`, at most `steps` of them. Within a step it stays the
 * same, so that browsers can cache the picture.
 *
 * - `private`: of reports, tickets and ratings, at most an hour, since the address alone gives access
 * - `recipe`: two to three days, since lists of recipes are stored for reading offline
 */
const lifetimes = { private: { step: toSeconds(hour / 2), steps: 2 }, recipe: { step: toSeconds(day), steps: 3 } } as const;

export interface ImageAddress {
  size?: ImageSize | undefined;
  /** `private` without it */
  lifetime?: keyof typeof lifetimes;
  /** For the author of a recipe, who also sees it unpublished */
  forAuthor?: boolean;
}

type Signed = Pick<ImageQuery, 'id' | 'size' | 'author' | 'expires'>;

/**
 * Signed addresses of pictures, which work without a token for a limited time, since an `<img>` sends none. Whether the picture is
 * still visible is checked on each request.
 *
 * @param secret the server's signing key
 */
export function imageLinks(secret: string) {
  const sign = (region: Region, { id, size, author, expires }: Signed) =>
    createHmac('sha256', secret)
      .update([region, id, ...(size ? [size] : []), ...(author ? ['author'] : []), expires].join('/'))
      .digest('base64url');

  return {
    /** @param base of the region's app endpoint @param now seconds */
    urlOf(
      base: string,
      region: Region,
      id: string,
      now: number,
      { size, lifetime = 'private', forAuthor }: ImageAddress = {},
    ): string {
      const { step, steps } = lifetimes[lifetime];
      const expires = (Math.floor(now / step) + steps) * step;
      const signed: Signed = { id, size, author: forAuthor ? '1' : undefined, expires };
      const query = Object.entries({ ...signed, signature: sign(region, signed) }).filter(([, value]) => value !== undefined);
      return `${base}${imagePath}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
    },
    /** Whether the signature is valid and has not expired. @param now seconds */
    isValid(query: ImageQuery, region: Region, now: number): boolean {
      const given = Buffer.from(query.signature);
      const wanted = Buffer.from(sign(region, query));
      return given.length === wanted.length && timingSafeEqual(given, wanted) && query.expires > now;
    },
  };
}

export type ImageLinks = ReturnType<typeof imageLinks>;
