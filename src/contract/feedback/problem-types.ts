import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';

/** What a report may be about; the names are in the language of the `lang` header. */
export const ProblemType = v.object({ id: Id, name: v.string() });
export type ProblemType = v.InferOutput<typeof ProblemType>;

export const listTypes = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/types',
  service: 'app',
  input: v.object({}),
  output: v.object({ types: v.array(ProblemType) }),
});
