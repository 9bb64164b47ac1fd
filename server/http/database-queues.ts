import { isPostgres } from '../db/dialect.ts';
import type { Db } from '../db/tables.ts';
import { FairQueue } from './fair-queue.ts';

/** Milliseconds that a call may have to wait for the database before new ones are refused. */
const maxWait = 150;

const maxWaiting = { all: 128, perCaller: 64 } as const;

/**
 * Pictures wait longer: they hold nothing meanwhile, a page asks for as many at once as it shows, and an `<img>` never asks again.
 * Two at a time go on to the database, so that calls wait for two of them at most.
 */
const ofPictures = { concurrency: 2, perCaller: 1, maxWait: 10_000, maxWaiting: { all: 1024, perCaller: 64 } } as const;

/**
 * The queues in front of the database. Reads do not wait for writes, and a user's writes happen one after the other. SQLite does
 * one thing at a time anyway; of the ten connections to PostgreSQL one is left for probes and the purge.
 */
export function databaseQueues(db: Db): Record<'reads' | 'writes' | 'pictures', FairQueue> {
  const concurrency = isPostgres(db) ? { reads: 4, writes: 5 } : { reads: 1, writes: 1 };
  return {
    reads: new FairQueue({ concurrency: concurrency.reads, perCaller: concurrency.reads, maxWait, maxWaiting }),
    writes: new FairQueue({ concurrency: concurrency.writes, perCaller: 1, maxWait, maxWaiting }),
    pictures: new FairQueue(ofPictures),
  };
}
