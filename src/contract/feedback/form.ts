import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { type Empty, Id } from '../fields.ts';

/** A topic of a report; the name is in the language of the `lang` header. */
export const ProblemType = v.object({ id: Id, name: v.string() });
export type ProblemType = v.InferOutput<typeof ProblemType>;

const ProblemTypes = v.object({ types: v.array(ProblemType) });

export const listTypes: Endpoint<typeof Empty, typeof ProblemTypes> = get('app', '/api/v1/feedback/types', ProblemTypes);

/** Maximum length of each field of a report; ours, docs/spec.md §5 sets none. */
export const limits = {
  description: 2000,
  contact: 254,
  platform: 100,
  orderNumber: 64,
  sn: 64,
  deviceId: 64,
} as const;
