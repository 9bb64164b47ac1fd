import * as v from '#rules/valibot';
import { Id } from '../fields.ts';

/** A report, and the id of the reply that is meant: after a newer one, nothing changes. Without it, the latest is meant. */
export const AboutReply = v.object({ id: Id, reply: v.optional(Id) });

/** The input of `settleFeedback`. */
export const Settle = v.object({ ...AboutReply.entries, solved: v.boolean() });
