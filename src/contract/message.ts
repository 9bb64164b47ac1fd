import * as v from 'valibot';
import { Id } from './id.ts';
import { Image } from './images/upload.ts';

/** What somebody said in a conversation between a user and customer service. */
export const Message = v.object({
  id: Id,
  from: v.picklist(['user', 'service']),
  text: v.string(),
  /** Seconds since 1970 */
  at: v.pipe(v.number(), v.integer()),
  images: v.array(Image),
});
export type Message = v.InferOutput<typeof Message>;
