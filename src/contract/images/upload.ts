import type { Endpoint } from '../endpoint.ts';
import { type Empty, Image } from '../fields.ts';

/** An image may be at most 2 MB (docs/spec.md §5), read as 2 MiB. */
export const maxImageBytes = 2 * 1024 * 1024;

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
