import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transportOf } from '../../../src/shell/connect.ts';
import { limits } from '../../../src/shell/limits.ts';
import { replies, type Shell, ShellError, type ShellMethod } from '../../../src/shell/shell.ts';
import { validatedShell } from '../../../src/shell/validated-shell.ts';
import { type Phone, phones, type SeenCall } from './phones.ts';
import { misshapen, samples } from './samples.ts';

const methods = Object.keys(replies) as ShellMethod[];
const cases = Object.keys(phones).flatMap((name) => methods.map((method) => ({ name: name as keyof typeof phones, method })));
const takesAnything = (method: ShellMethod) => v.is(replies[method], misshapen);

/** Every outcome of one call, in order: a promise that settled twice or not at all shows. */
function watch(promise: Promise<unknown>): unknown[] {
  const outcomes: unknown[] = [];
  promise.then(
    (answer) => outcomes.push({ answer }),
    (error) => outcomes.push(error instanceof ShellError ? error.code : error),
  );
  return outcomes;
}

async function open(make: () => Phone, hosts = ['www.ifttt.com']): Promise<{ phone: Phone; shell: Shell }> {
  const phone = make();
  return { phone, shell: validatedShell(await transportOf(phone.window), hosts) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

async function start(name: keyof typeof phones, method: ShellMethod) {
  const { phone, shell } = await open(phones[name]);
  const call = shell.call as (method: ShellMethod, params?: object) => Promise<unknown>;
  const outcomes = watch(call(method, samples[method].params));
  await settle();
  expect(phone.calls).toHaveLength(1);
  return { phone, shell, call, outcomes, seen: phone.calls[0] as SeenCall };
}

const limitOf = (method: ShellMethod) => (method.startsWith('get') ? limits.getter : limits.action);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(cases)('$method over $name', ({ name, method }) => {
  const { params } = samples[method];
  const answer = samples[method].answer(0);

  test('is sent under its own name and gives the answer', async () => {
    const { seen, outcomes } = await start(name, method);
    expect(seen.method).toBe(method);
    expect(seen.params ?? undefined).toEqual(params);
    seen.answer(answer);
    await settle();
    expect(outcomes).toEqual([{ answer }]);
  });

  test('gives up at its limit, not before, when the app is silent, and takes no late answer', async () => {
    const { seen, outcomes } = await start(name, method);
    await vi.advanceTimersByTimeAsync(limitOf(method) - 1);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(['timeout']);
    expect(() => seen.answer(answer)).not.toThrow();
    await settle();
    expect(outcomes).toEqual(['timeout']);
  });

  test('takes one answer of several, and none that is another call’s', async () => {
    const { phone, call, seen, outcomes } = await start(name, method);
    if (phone.answersTwice) seen.answerAnother(answer);
    seen.answer(answer);
    await settle();
    const next = watch(call(method, params));
    await settle();
    if (phone.answersTwice) seen.answer(answer);
    await settle();
    expect(outcomes).toEqual([{ answer }]);
    expect(next).toEqual([]);
    expect(new Set(phone.calls.map(({ id }) => id)).size).toBe(seen.id ? 2 : 1);
  });

  test('never takes an answer to a call that was not made', async () => {
    const { seen, outcomes } = await start(name, method);
    seen.answerAnother(answer);
    await vi.advanceTimersByTimeAsync(limitOf(method));
    expect(outcomes).toEqual([expect.stringMatching(/^(timeout|malformed)$/)]);
  });

  test('fails, and never hands on, an answer of another shape', async () => {
    const { seen, outcomes } = await start(name, method);
    seen.answer(misshapen);
    await settle();
    expect(outcomes).toEqual([takesAnything(method) ? { answer: misshapen } : 'malformed']);
  });

  test('comes to an end when the app babbles', async () => {
    const { seen, outcomes } = await start(name, method);
    seen.babble();
    await vi.advanceTimersByTimeAsync(limitOf(method));
    expect(outcomes).toHaveLength(1);
    if (!takesAnything(method)) expect(outcomes).toEqual(['malformed']);
  });

  test.each([
    ['failed', 'failed'],
    ['unsupported', 'unsupported'],
    ['cancelled', 'cancelled'],
    ['toString', 'failed'],
  ])('is refused as %s', async (code, expected) => {
    const { seen, outcomes } = await start(name, method);
    seen.refuse(code);
    await settle();
    expect(outcomes).toEqual([expected]);
  });
});

describe.each(methods)('%s', (method) => {
  test.each(['android', 'ios', 'flutterApp'] as const)('is not sent over %s when the app does not list it', async (name) => {
    const { phone, shell } = await open(() => {
      const made = phones[name]();
      made.window.companionInfo = { v: 1, capabilities: methods.filter((other) => other !== method) };
      return made;
    });
    expect(methods.filter((other) => !shell.can(other))).toEqual([method]);
    const outcomes = watch(
      (shell.call as (method: ShellMethod, params?: object) => Promise<unknown>)(method, samples[method].params),
    );
    await settle();
    expect(outcomes).toEqual(['unsupported']);
    expect(phone.calls).toEqual([]);
  });
});
