import type { Context } from 'hono';
import * as v from 'valibot';

/** What the shell's page sends. @throws ValiError when it is something else */
export async function body<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  return v.parse(schema, await c.req.json().catch(() => undefined));
}
