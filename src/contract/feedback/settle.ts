import * as v from '#rules/valibot';
import { Id } from '../fields.ts';

/** The input of `settleFeedback`. */
export const Settle = v.object({ id: Id, solved: v.boolean() });
