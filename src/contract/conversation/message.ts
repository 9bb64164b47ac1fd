import * as v from 'valibot';
import { Id, Image, Time } from '../fields.ts';
/** What somebody said in a conversation between a user and customer service. */
export const Message = v.object({
  id: Id,
  from: v.picklist(['user', 'service']),
  text: v.string(),
  at: Time,
  images: v.array(Image),
});
export type Message = v.InferOutput<typeof Message>;
