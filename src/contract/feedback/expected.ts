import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { Time } from '../fields.ts';
import type { ExpectedAnswer } from './expected-input.ts';

/** When 4 of 5 reports like it are answered, at a full quarter of an hour; null where nobody can know. */
const Expected = v.object({ by: v.nullable(Time) });

/** By when a report that is sent now is probably answered. docs/spec.md §7 shows no such call. */
export const expectedAnswer: Endpoint<typeof ExpectedAnswer, typeof Expected> = get('app', '/api/v1/feedback/expected', Expected);
