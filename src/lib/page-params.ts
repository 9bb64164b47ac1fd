import { hashQuery } from './hash-query.ts';

/** The parameters of a page's address: of its query and of its hash query, where old deep links carry them. */
export const pageParams = (address: { search: string; hash: string }): Record<string, string> => ({
  ...Object.fromEntries(new URLSearchParams(address.search)),
  ...hashQuery(address.hash),
});
