import { keysOf } from '../../lib/keys-of.ts';
import { transportOf } from '../connect.ts';
import type { ShellParams } from '../functions.ts';
import { replies, type Shell, ShellError, type ShellMethod, type Transport } from '../shell.ts';
import { validatedShell } from '../validated-shell.ts';
import type { Replies } from './agreement.ts';
import { createJournal, type Entry } from './journal.ts';
import { observe } from './observe.ts';
import { type Probe, probes } from './probes.ts';
import { shapeFaults } from './shape.ts';
import { type Outcome, summaryOf, type Verdict, verdictOf } from './verdict.ts';

/** One function, and what is known of it by now. */
export interface Row extends Verdict {
  method: ShellMethod;
  /** What the app answered, fit to be passed on */
  answer: string;
}

export interface Check {
  kind: Shell['kind'];
  rows(): Row[];
  /** What is wrong with each reply that no call waits for */
  strays(): readonly string[];
  replies(): Replies;
  /** Calls a function once more; what it did before is forgotten. */
  call(method: ShellMethod): Promise<void>;
}

export const methods = keysOf(replies);
export const probeOf = (method: ShellMethod): Probe<ShellMethod> => probes[method];

/**
 * Tries the app around a page, by the very code that the pages speak to it with.
 *
 * @param changed called whenever a row may be another
 */
export async function createCheck(window: Window, hosts: readonly string[], changed: () => void): Promise<Check> {
  const journal = createJournal(changed);
  const transport = await transportOf(observe(window, journal));
  /** What the app replied last, of whatever shape */
  const received = new Map<ShellMethod, unknown>();
  const send: Transport['send'] = async (method, params) => {
    received.delete(method);
    const data = await transport.send(method, params);
    received.set(method, data);
    return data;
  };
  const shell = validatedShell({ ...transport, send }, hosts);
  const outcomes = new Map<ShellMethod, Outcome | undefined>();
  const first = new Map<ShellMethod, number>();

  /** What went over the bridge for the latest call; a call of the check's own that follows it is not meant. */
  const entryOf = (method: ShellMethod): Entry | undefined =>
    journal.entries.slice(first.get(method)).find((entry) => entry.method === method);

  const missing = shell.kind === 'browser' ? 'There is no bridge' : 'The app does not list it';

  const rowOf = (method: ShellMethod): Row => {
    const outcome = outcomes.get(method);
    const answer = outcome && 'answer' in outcome ? summaryOf(method, outcome.answer) : '';
    if (!shell.can(method)) return { method, word: 'not offered', detail: missing, answer };
    if (!outcomes.has(method)) return { method, word: 'untried', detail: '', answer };
    const isListed = window.companionInfo?.capabilities?.includes(method) ?? false;
    return { method, answer, ...verdictOf(method, outcome, entryOf(method), isListed) };
  };

  return {
    kind: shell.kind,
    rows: () => methods.map(rowOf),
    strays: () => journal.strays,
    replies: () =>
      Object.fromEntries(
        [...outcomes].flatMap(([method, outcome]) => (outcome && 'answer' in outcome ? [[method, outcome.answer]] : [])),
      ),
    async call(method) {
      first.set(method, journal.entries.length);
      outcomes.set(method, undefined);
      changed();
      outcomes.set(method, await outcomeOf(shell, method, received));
      changed();
    },
  };
}

async function outcomeOf(shell: Shell, method: ShellMethod, received: ReadonlyMap<ShellMethod, unknown>): Promise<Outcome> {
  const call = shell.call as (method: ShellMethod, params?: unknown) => Promise<never>;
  const { params, wrong } = probeOf(method);
  try {
    if (method === 'saveLocalData') return await saveOutcome(shell);
    const answer = await call(method, params);
    return { answer, wrong: wrong?.(answer) };
  } catch (error) {
    const code = error instanceof ShellError ? error.code : 'failed';
    if (code !== 'malformed' || !received.has(method)) return { code };
    return { code, faults: shapeFaults(replies[method], received.get(method), 'data') };
  }
}

/** Saves another text each time, so that one from an earlier check does not count as saved now, and reads it back. */
async function saveOutcome(shell: Shell): Promise<Outcome> {
  const { key, value: text } = probes.saveLocalData.params as ShellParams['saveLocalData'];
  const value = `${text} ${Date.now()}`;
  const answer = await shell.call('saveLocalData', { key, value });
  const stored = await shell.call('getLocalData', { key }).catch(() => undefined);
  return { answer, wrong: stored?.value === value ? undefined : 'getLocalData does not give back what was saved' };
}
