/** Where the app servers stand (spec, section 9). A user's country decides the region. */
export const regions = ['cn', 'us', 'eu'] as const;

export type Region = (typeof regions)[number];
