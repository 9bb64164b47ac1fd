import * as v from 'valibot';

/** What the server calls a thing by: opaque to pages, and safe in an address. */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
