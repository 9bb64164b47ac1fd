import { type Endpoint, post } from '../endpoint.ts';
import { type Empty, Image } from '../fields.ts';

/** The body is the picture ("image in body", docs/spec.md §7), within `limits.ts`. */
export const uploadImage: Endpoint<typeof Empty, typeof Image> = post('app', '/api/v1/feedback/upload', Image, {
  body: 'image',
  keyed: true,
});
