import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** An image may be at most 2 MB (spec, section 5), read as 2 MiB. */
export const maxImageBytes = 2 * 1024 * 1024;

/** How many pictures one report may have; ours, the spec shows none. */
export const maxImages = 6;

/** What the server stores. HEIC is turned into JPEG in the page, where the browser can decode it. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** A stored picture. `url` is signed, works without a token and expires. */
export const Image = v.object({
  id: v.string(),
  url: v.string(),
  /** Pixels, upright */
  width: v.number(),
  height: v.number(),
});
export type Image = v.InferOutput<typeof Image>;

/** The body is the picture (spec: "image in body"), one of {@link imageTypes}, at most 2 MiB. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/upload',
  service: 'app',
  input: v.object({}),
  output: Image,
  body: 'image',
  keyed: true,
});
