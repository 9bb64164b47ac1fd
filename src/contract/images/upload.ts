import type { Endpoint } from '../endpoint.ts';
import { type Empty, Image } from '../fields.ts';

/** The body is the picture ("image in body", docs/spec.md §7), within `limits.ts`. */
export const uploadImage: Endpoint<typeof Empty, typeof Image> = {
  method: 'POST',
  path: '/api/v1/feedback/upload',
  service: 'app',
  output: Image,
  body: 'image',
  keyed: true,
};
