import { type AnyDatabase, isPostgres } from '../dialect.ts';
import { fts5 } from './fts5.ts';
import type { FullText } from './full-text.ts';
import { tsvector } from './tsvector.ts';

/** The index that a database has. */
export const fullTextOf = (db: AnyDatabase): FullText => (isPostgres(db) ? tsvector : fts5);
