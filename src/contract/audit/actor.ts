import * as v from 'valibot';

/**
 * Who did something, as customer service sees it: a pseudonym of 32 hexadecimal digits, which leads to an account for as long as that
 * exists (`npm run audit`). `you`: the caller.
 */
export const Actor = v.object({ pseudonym: v.string(), you: v.boolean() });
export type Actor = v.InferOutput<typeof Actor>;
