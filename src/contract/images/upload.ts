import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** A stored picture. `url` is signed, works without a token and expires. */
export const Image = v.object({
  id: v.string(),
  url: v.string(),
  /** Pixels, upright */
  width: v.number(),
  height: v.number(),
});
export type Image = v.InferOutput<typeof Image>;

/** The body is the picture ("image in body", docs/spec.md §7), one of {@link imageTypes}, at most 2 MiB. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/upload',
  service: 'app',
  input: v.object({}),
  output: Image,
  body: 'image',
  keyed: true,
});
