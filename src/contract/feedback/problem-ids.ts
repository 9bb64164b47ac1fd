/** The topics of reports and FAQ entries (docs/spec.md §3), in the order they are offered. */
export const problemIds = ['account', 'binding', 'device', 'cleaning', 'voice', 'data', 'network', 'other'] as const;
export type ProblemId = (typeof problemIds)[number];
