import * as v from 'valibot';

/**
 * Every response of an app server (docs/spec.md §7). `code` 200 is the only success; `data` is then the endpoint's output, and otherwise
 * the `ErrorData` of `reasons.ts`.
 */
export const Envelope = v.object({ code: v.number(), msg: v.string(), data: v.unknown() });
export type Envelope = v.InferOutput<typeof Envelope>;

export const okCode = 200;
