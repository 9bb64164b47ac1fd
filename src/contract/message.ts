import * as v from 'valibot';
import { Id, Time } from './fields.ts';
import { Image } from './images/upload.ts';

/** What somebody said in a conversation between a user and customer service. */
export const Message = v.object({
  id: Id,
  from: v.picklist(['user', 'service']),
  text: v.string(),
  at: Time,
  images: v.array(Image),
});
export type Message = v.InferOutput<typeof Message>;
