import * as v from 'valibot';

/**
 * What has another shape than its schema says, by names and types. Values are left out, since one may be the token, except where the
 * schema lists those that there are.
 *
 * @param whole what the data itself is called
 */
export function shapeFaults(schema: v.GenericSchema, data: unknown, whole: string): string[] {
  return (v.safeParse(schema, data).issues ?? []).map((issue) => {
    const { type, expected, received, input } = issue;
    const name = v.getDotPath(issue) ?? whole;
    if (input === undefined) return `${name} is missing`;
    const isListed = type === 'picklist' || type === 'literal';
    // Of an object, `received` is its type.
    return `${name}: expected ${expected}, received ${isListed || typeof input === 'object' ? received : typeof input}`;
  });
}
