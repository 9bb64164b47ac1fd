import * as v from 'valibot';
import { Actor } from '../audit/actor.ts';
import { Message } from './message.ts';

/** A message as customer service sees it: with its author, or null where none was stored, as for a report's own text. */
export const ServiceMessage = v.object({ ...Message.entries, author: v.nullable(Actor) });
export type ServiceMessage = v.InferOutput<typeof ServiceMessage>;
