import type { Endpoint } from '../endpoint.ts';
import { type Empty, Image } from '../fields.ts';

/** The largest image in megabytes (docs/spec.md §5), as users read it; counted in mebibytes. */
export const maxImageMegabytes = 2;
export const maxImageBytes = maxImageMegabytes * 1024 * 1024;

/** How many pictures one form may have; ours, docs/spec.md §5 sets none. */
export const maxImages = 6;

/** What the server stores. The page converts HEIC to JPEG where the browser can decode it. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** The body is the picture ("image in body", docs/spec.md §7), one of {@link imageTypes}, at most {@link maxImageBytes}. */
export const uploadImage: Endpoint<typeof Empty, typeof Image> = {
  method: 'POST',
  path: '/api/v1/feedback/upload',
  service: 'app',
  output: Image,
  body: 'image',
  keyed: true,
};
