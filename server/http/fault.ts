import type { Entry, FaultEntry } from '../observe/log.ts';

/**
 * A fault of ours for the log: what kind it was and where, without its message, which may repeat what a user wrote. Only
 * our own `TypeError`s about a broken contract name nothing but places, and are kept whole.
 */
export function describeFault(error: Error, id?: string): Entry & FaultEntry {
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const fault = error.message.startsWith('Answer breaks the contract at') ? `${error.name}: ${error.message}` : error.name;
  return { time: new Date().toISOString(), level: 'error', ...(id && { id }), fault, stack };
}
