import { withTimeout } from '../../src/lib/timeout.ts';
import { isUnavailable } from '../db/errors.ts';
import { isEmpty, isUpToDate } from '../db/migrate.ts';
import { isDamaged } from '../db/node-sqlite.ts';
import { isFileLost } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { tryWrite } from '../db/write-probe.ts';
import { describeFault, type Entry, type Log } from './log.ts';

/** What `/readyz` says of the database. */
export type Readiness =
  | 'ready'
  | 'the database does not answer'
  | 'the database is damaged'
  | 'the file of the database is gone'
  | 'the database is empty'
  | 'the database awaits migrations'
  | 'the database cannot be written';

/** Milliseconds in which the database must answer, and then write. */
const timeout = 2000;

/** Milliseconds for which an answer is kept, as anybody may ask; and for which one that is still awaited keeps others back. */
const [cacheFor, longestWait] = [1000, 30_000];

export interface ReadinessCheck {
  /** Asks the database at most once a second */
  ask(): Promise<Readiness>;
  /** Told of an error of any call: a file that is damaged stays so, though probes may not read where */
  saw(error: unknown): void;
}

/** @param elapsed milliseconds of a monotonic clock */
export function createReadiness(db: Db, elapsed: () => number, log: Log | undefined): ReadinessCheck {
  let pending: { at: number; readiness: Promise<Readiness> } | undefined;
  let last: Readiness = 'ready';
  let running = 0;
  let damaged = false;

  const limited = <T>(work: Promise<T>): Promise<T> => {
    running += 1;
    const end = () => {
      running -= 1;
    };
    work.then(end, end);
    return withTimeout(work, timeout);
  };
  /** Logs why the database cannot be used, once until that changes. */
  const report = (readiness: Readiness, error?: unknown): Readiness => {
    if (readiness !== 'ready' && readiness !== last) log?.(entryOf(readiness, error));
    last = readiness;
    return readiness;
  };
  const saw = (error: unknown) => {
    damaged ||= isDamaged(error);
  };
  const damagedOr = (other: Readiness, error: unknown) => {
    saw(error);
    return report(damaged ? 'the database is damaged' : other, error);
  };
  const ask = async (): Promise<Readiness> => {
    try {
      if (isFileLost(db)) return report('the file of the database is gone');
      if (!(await limited(isUpToDate(db))))
        return report((await limited(isEmpty(db))) ? 'the database is empty' : 'the database awaits migrations');
    } catch (error) {
      return damagedOr('the database does not answer', error);
    }
    try {
      await limited(tryWrite(db));
      return report('ready');
    } catch (error) {
      return damagedOr(isUnavailable(error) ? 'the database does not answer' : 'the database cannot be written', error);
    }
  };

  return {
    saw,
    async ask() {
      if (damaged) return report('the database is damaged');
      const at = elapsed();
      if (!pending || at - pending.at >= (running > 0 ? longestWait : cacheFor)) pending = { at, readiness: ask() };
      return pending.readiness;
    },
  };
}

/** That the database cannot be used, and the error that shows it, if there was one. */
function entryOf(readiness: Readiness, error: unknown): Entry {
  if (!(error instanceof Error)) return { time: new Date().toISOString(), level: 'error', fault: readiness, stack: [] };
  const { fault, ...entry } = describeFault(error);
  return { ...entry, fault: readiness, error: fault };
}
