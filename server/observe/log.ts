import type { Reason } from '../../src/contract/reasons.ts';
import { errorCode } from './error-code.ts';

/** Why a call was refused: words of the contract, never of the caller. */
export interface Refusal {
  reason: Reason;
  /** Names of the fields that are wrong */
  fields?: readonly string[];
}

/** A request to the app servers in the log, without anything that its sender wrote into an address, a header or a body. */
interface RequestEntry extends Partial<Refusal> {
  /** The request's id, also in the response's `X-Request-Id` */
  id: string;
  method: string;
  /** The pattern that it matched, `/app/api/v1/feedback/create`, or `(unknown)` */
  route: string;
  region?: string;
  status: number;
  /** The envelope's code; absent where the answer is not in an envelope */
  code?: number;
  ms: number;
  /** Of the answer's body */
  bytes: number;
}

/** An internal error: see {@link describeFault}. */
export interface FaultEntry {
  /** Of the request, where it was in one */
  id?: string;
  fault: string;
  /** The kind of the error where `fault` is what it means for the database */
  error?: string;
  /** See {@link errorCode} */
  code?: string;
  stack: readonly string[];
}

/** The server takes calls from now on. */
interface StartEntry {
  /** Where, and under which public address */
  started: string;
  release: string;
}

export type Level = 'info' | 'warn' | 'error';

/** One entry of the log. */
export type Entry = { time: string; level: Level } & (RequestEntry | FaultEntry | StartEntry);

export type Log = (entry: Entry) => void;

/** Lets calls be answered where the log can no longer be written: its disk is full, or whoever read it has ended. */
export function goOnWithoutLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** For programs: each entry is a line of JSON. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (entry) =>
    write(JSON.stringify(entry));

/** For a person at a terminal: a line per request, and a fault with its stack beneath. */
export const textLog =
  (write: (line: string) => void): Log =>
  (entry) => {
    const time = entry.time.slice(11, 19);
    if ('started' in entry) return write(`${time} ${entry.started}, release ${entry.release}`);
    if ('fault' in entry) {
      const { fault, error, code, id, stack } = entry;
      return write([[time, fault, error, code, short(id)].filter(Boolean).join(' '), ...stack].join('\n'));
    }
    const { method, route, region, status, ms, bytes, id, reason, fields } = entry;
    const call = `${time} ${method} ${region ? `/${region}` : ''}${route} ${status} ${ms} ms ${bytes} B ${short(id)}`;
    write([call, reason, fields?.join()].filter(Boolean).join(' '));
  };

/** Enough of a request's id to find it again. */
const short = (id = ''): string => id.slice(0, 8);

/** What `LOG` may say. */
export const logs = { json: jsonLog, text: textLog, off: undefined } as const;

/**
 * An internal error for the log: its type, code and stack without its message, which may repeat what a user wrote. The message is kept
 * only of the server's own `TypeError` about an output that breaks the contract: it names fields and no values.
 */
export function describeFault(error: Error, id?: string): Entry & FaultEntry {
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const fault = error.message.startsWith('Response breaks the contract at') ? `${error.name}: ${error.message}` : error.name;
  const code = errorCode(error);
  return { time: new Date().toISOString(), level: 'error', ...(id && { id }), fault, ...(code && { code }), stack };
}
