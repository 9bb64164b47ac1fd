import { truncate } from '../lib/truncate.ts';
import { maxQueryLength } from './search-limits.ts';

/** A search as it is sent: trimmed and shortened to {@link maxQueryLength}. */
export const limitQuery = (query: string): string => truncate(query.trim(), maxQueryLength);
