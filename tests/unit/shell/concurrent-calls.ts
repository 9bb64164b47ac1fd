import * as v from 'valibot';
import { vi } from 'vitest';
import { limitOf } from '../../../src/shell/check/verdict.ts';
import { transportOf } from '../../../src/shell/connect.ts';
import { replies, ShellError, type ShellMethod } from '../../../src/shell/shell.ts';
import { validatedShell } from '../../../src/shell/validated-shell.ts';
import { type Phone, phones, type SeenCall } from './phones.ts';
import { misshapen, samples } from './samples.ts';

/** What an app does with one call. */
export const behaviors = ['right', 'slow', 'silent', 'late', 'repeated', 'wrong', 'babble', 'another', 'refused'] as const;
type Behavior = (typeof behaviors)[number];

export interface CallResults {
  calls: number;
  /** By what the app did */
  behaviors: Record<Behavior, number>;
  /** Calls that had not ended at their limit */
  hangs: number;
  /** Calls that ended with something else than their own answer, or more than once */
  wrongCallbacks: number;
}

const methods = Object.keys(replies) as ShellMethod[];

/** The app's part: replies that come at once, in time, too late or again, while other calls are waiting. */
function react(behavior: Behavior, call: SeenCall, answer: unknown, limit: number, answersTwice: boolean): void {
  const after = (ms: number, act: () => void) => void setTimeout(act, ms);
  const acts: Record<Behavior, () => void> = {
    right: () => after(1, () => call.answer(answer)),
    slow: () => after(limit - 1, () => call.answer(answer)),
    silent: () => undefined,
    late: () => after(limit + 50, () => call.answer(answer)),
    repeated: () => {
      after(1, () => call.answer(answer));
      if (answersTwice) for (const ms of [1, 40, limit + 40]) after(ms, () => call.answer(answer));
    },
    wrong: () => after(1, () => call.answer(misshapen)),
    babble: () => after(1, () => call.babble()),
    another: () => after(1, () => call.answerAnother(answer)),
    refused: () => after(1, () => call.refuse('failed')),
  };
  acts[behavior]();
}

/** What the page may be told, by what the app did. */
function allowed(behavior: Behavior, method: ShellMethod, answer: unknown, outcome: unknown): boolean {
  const same = (other: unknown) => JSON.stringify(outcome) === JSON.stringify(other);
  const anything = v.is(replies[method], misshapen);
  switch (behavior) {
    case 'right':
    case 'slow':
    case 'repeated':
      return same({ answer });
    case 'silent':
    case 'late':
      return same('timeout');
    case 'wrong':
      return anything ? same({ answer: misshapen }) : same('malformed');
    case 'babble':
      return same('malformed') || (anything && same({ answer: '<html>' }));
    case 'another':
      return same('timeout') || same('malformed');
    case 'refused':
      return same('failed');
  }
}

/**
 * Calls every function over one bridge repeatedly, with every behavior of an app, some ten calls at a time.
 * Needs a faked clock.
 */
export async function runConcurrentCalls(name: keyof typeof phones, rounds: number): Promise<CallResults> {
  const phone: Phone = phones[name]();
  const shell = validatedShell(await transportOf(phone.window), ['www.ifttt.com']);
  const call = shell.call as (method: ShellMethod, params?: object) => Promise<unknown>;
  const result: CallResults = {
    calls: 0,
    behaviors: Object.fromEntries(behaviors.map((behavior) => [behavior, 0])) as CallResults['behaviors'],
    hangs: 0,
    wrongCallbacks: 0,
  };
  const checks: (() => void)[] = [];

  for (let number = 0; number < rounds * methods.length * behaviors.length; number++) {
    const method = methods[number % methods.length] as ShellMethod;
    const behavior = behaviors[Math.floor(number / methods.length) % behaviors.length] as Behavior;
    const answer = samples[method].answer(number);
    const outcomes: unknown[] = [];
    let ended = Number.POSITIVE_INFINITY;
    const end = (outcome: unknown) => {
      ended = Math.min(ended, Date.now());
      outcomes.push(outcome);
    };
    const started = Date.now();
    const seen = phone.calls.length;
    call(method, samples[method].params).then(
      (data) => end({ answer: data }),
      (error) => end(error instanceof ShellError ? error.code : error),
    );
    // Some bridges take a turn of the loop before they send.
    await vi.advanceTimersByTimeAsync(0);
    react(behavior, phone.calls[seen] as SeenCall, answer, limitOf(method), phone.answersTwice);
    result.calls++;
    result.behaviors[behavior]++;
    checks.push(() => {
      if (ended - started > limitOf(method)) result.hangs++;
      if (outcomes.length !== 1 || !allowed(behavior, method, answer, outcomes[0])) result.wrongCallbacks++;
    });
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  for (const check of checks) check();
  return result;
}
