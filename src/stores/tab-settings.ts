import { localValue } from './local-value.ts';

/**
 * The tags that recipes are recommended by, as they stand in an address (`food=fish`): the tab settings (docs/spec.md §2), kept in
 * this browser.
 *
 * @param query the new ones; absent to read
 */
export const tabSettings = (query?: string): string => localValue('companion.recipeTags', query) ?? '';
