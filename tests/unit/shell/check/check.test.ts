import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Check, createCheck, methods, probeOf } from '../../../../src/shell/check/check.ts';
import { summary, tally } from '../../../../src/shell/check/summary.ts';
import { limits } from '../../../../src/shell/limits.ts';
import type { ShellMethod } from '../../../../src/shell/shell.ts';
import { type Phone, phones, type SeenCall } from '../phones.ts';
import { samples } from '../samples.ts';

const info = samples.getUserInfo.answer(0);

type How = (call: SeenCall, answer: unknown) => void;
const rightly: How = (call, answer) => call.answer(answer);

/** A phone whose app answers every call, but some otherwise. */
async function open(make: () => Phone, others: Partial<Record<string, How>> = {}): Promise<{ check: Check; phone: Phone }> {
  const phone = make();
  const kept = new Map<string, string>();
  const push = phone.calls.push.bind(phone.calls);
  phone.calls.push = (call) => {
    const { key, value } = (call.params ?? {}) as Record<string, string>;
    if (call.method === 'saveLocalData') kept.set(key as string, value as string);
    const answer =
      call.method === 'getLocalData' ? { value: kept.get(key as string) ?? null } : samples[call.method as ShellMethod].answer(0);
    // A bridge answers after the call has returned.
    setTimeout(() => (others[call.method] ?? rightly)(call, answer), 5);
    return push(call);
  };
  return { phone, check: await createCheck(phone.window as never, __DEPLOYMENT__.externalHosts, () => undefined) };
}

const wordsOf = (check: Check) => Object.fromEntries(check.rows().map(({ method, word }) => [method, word]));
const rowOf = (check: Check, method: ShellMethod) => check.rows().find((row) => row.method === method);

async function tryAll(check: Check): Promise<void> {
  const calls = methods.map((method) => check.call(method));
  await vi.advanceTimersByTimeAsync(limits.action + 10);
  await Promise.all(calls);
}

async function tried(others: Partial<Record<string, How>>, method: ShellMethod, make = phones.android) {
  const { check } = await open(make, others);
  const call = check.call(method);
  await vi.advanceTimersByTimeAsync(limits.action + 10);
  await call;
  await vi.advanceTimersByTimeAsync(limits.action);
  return { check, row: rowOf(check, method) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the check of an app', () => {
  test.each(Object.entries(phones))('passes every function of an app that works, over %s', async (_, make) => {
    const { check } = await open(make);
    expect(new Set(Object.values(wordsOf(check)))).toEqual(new Set(['untried']));
    await tryAll(check);
    expect(wordsOf(check)).toEqual(Object.fromEntries(methods.map((method) => [method, 'passed'])));
    expect(check.strays()).toEqual([]);
    for (const { detail } of check.rows()) expect(detail).toMatch(/^\d+ ms$/);
  });

  test.each(Object.entries(phones))('tells silence over %s', async (_, make) => {
    const { row } = await tried({ getBrand: () => undefined }, 'getBrand', make);
    expect(row).toMatchObject({ word: 'silent', detail: expect.stringContaining('1500 ms') });
  });

  test.each(Object.entries(phones))('tells a reply after the limit over %s', async (_, make) => {
    const late: How = (call, answer) => void setTimeout(() => call.answer(answer), 2000);
    const { row } = await tried({ getBrand: late }, 'getBrand', make);
    expect(row).toMatchObject({ word: 'late', detail: expect.stringMatching(/after 20\d\d ms/) });
  });

  test.each(['android', 'dsbridgeAndroid', 'dsbridgeIos'] as const)(
    'tells a second reply over %s, however late',
    async (name) => {
      const twice: How = (call, answer) => {
        call.answer(answer);
        setTimeout(() => call.answer(answer), 3000);
      };
      const { row } = await tried({ getBrand: twice }, 'getBrand', phones[name]);
      expect(row).toMatchObject({ word: 'repeated', detail: '2 replies to one call' });
    },
  );

  test.each(Object.entries(phones))('tells an answer of another shape, and babble, over %s', async (_, make) => {
    expect((await tried({ getUserToken: (call) => call.answer({ token: 7 }) }, 'getUserToken', make)).row?.word).toBe(
      'malformed',
    );
    expect((await tried({ getUserToken: (call) => call.babble() }, 'getUserToken', make)).row?.word).toBe('malformed');
  });

  test.each([
    [
      'a number for a text',
      'getLanguage',
      { ...info.language, countryCode: 49 },
      'countryCode: expected string, received number',
    ],
    ['a number for yes or no', 'getOnlineServiceSwitch', { enabled: 1 }, 'enabled: expected boolean, received number'],
    ['no data', 'getBrand', null, 'data: expected Object, received null'],
    ['a list', 'getLocalData', [], 'value is missing'],
    ['a text for data', 'getUserToken', 'secret', 'data: expected Object, received string'],
    [
      'several',
      'getUserInfo',
      { ...info, uid: 4711, platform: 'Android', language: { lang: 'de', countryAbbr: null } },
      'uid: expected string, received number; platform: expected ("android" | "ios"), received "Android"; ' +
        'language.countryAbbr: expected string, received null; language.countryCode is missing',
    ],
  ] as const)('names the field of another shape, and no value: %s', async (_, method, answer, detail) => {
    const { row } = await tried({ [method]: (call: SeenCall) => call.answer(answer) }, method);
    expect(row).toMatchObject({ word: 'malformed', detail: expect.stringMatching(/^.*, \d+ ms$/) });
    expect(row?.detail.replace(/, \d+ ms$/, '')).toBe(detail);
  });

  describe.each(['android', 'ios'] as const)('over %s', (name) => {
    test.each([
      ['another version', (id: string) => JSON.stringify({ v: 2, id, ok: true, data: null }), 'v: expected 1, received 2'],
      ['no version', (id: string) => JSON.stringify({ id, ok: true, data: null }), 'v is missing'],
      ['no ok', (id: string) => JSON.stringify({ v: 1, id, data: null }), 'ok is missing'],
      [
        'a text as its ok',
        (id: string) => JSON.stringify({ v: 1, id, ok: 'true' }),
        'ok: expected (true | false), received string',
      ],
      [
        'a text as its error',
        (id: string) => JSON.stringify({ v: 1, id, ok: false, error: 'failed' }),
        'error: expected Object, received string',
      ],
      [
        'an object in place of its text',
        (id: string) => ({ v: 1, id, ok: true, data: null }),
        'the reply is an object, not a text',
      ],
    ])('says of a reply with %s what is wrong', async (_, message, fault) => {
      const { row } = await tried({ exit: (call) => call.say(message(call.id)) }, 'exit', phones[name]);
      expect(row).toMatchObject({ word: 'malformed', detail: expect.stringMatching(/, \d+ ms$/) });
      expect(row?.detail.replace(/, \d+ ms$/, '')).toBe(fault);
    });
  });

  test.each([
    ['is no JSON', '{"v":1,', 'the reply is not JSON'],
    ['is no text', { data: null }, 'the reply is an object, not a text'],
    ['is not there', undefined, 'the reply is undefined, not a text'],
    ['has another id', JSON.stringify({ v: 1, id: '1-2-3-4', ok: true, data: null }), 'its id is unknown'],
  ])('counts replies that no call waits for, and says what is wrong with one that %s', async (_, message, fault) => {
    const { check, row } = await tried({ exit: (call) => call.say(message) }, 'exit');
    expect(row?.word).toBe('silent');
    expect(tally(check)).toContain(`, 1 replies to no call (${fault})`);
  });

  test('tells a refusal apart from a failure', async () => {
    const { check, row } = await tried({ bindDevice: (call) => call.refuse('cancelled') }, 'bindDevice');
    expect(row).toMatchObject({ word: 'refused', detail: expect.stringContaining('cancelled') });
    expect(tally(check)).toBe(`0 passed, 0 failed, 1 refused, 0 not offered, ${methods.length - 1} not tried`);
  });

  test.each([
    ['unsupported', ['bindDevice'], 'wrong'],
    ['failed', ['bindDevice'], 'refused'],
    ['unsupported', undefined, 'refused'],
  ] as const)('takes %s from an app that lists %s as %s', async (code, capabilities, word) => {
    const make = () => {
      const made = phones.android();
      made.window.companionInfo = { v: 1, ...(capabilities && { capabilities }) };
      return made;
    };
    const { row } = await tried({ bindDevice: (call) => call.refuse(code) }, 'bindDevice', make);
    expect(row?.word).toBe(word);
  });

  test.each([
    ['a language that is none of ours', 'getLanguage', { ...info.language, lang: 'sv' }, '“sv”'],
    ['a country in small letters', 'getLanguage', { ...info.language, countryAbbr: 'de' }, '“de”'],
    ['the name of a country', 'getLanguage', { ...info.language, countryAbbr: 'Germany' }, '“Germany”'],
    ['a dialing code with a plus', 'getUserInfo', { ...info, language: { ...info.language, countryCode: '+49' } }, '“+49”'],
    [
      'a recipe without id',
      'getLocalCookbooks',
      { cookbooks: [{ id: 1, name: 'Soup' }, { recipeId: 2 }] },
      'cookbooks[1]: its id',
    ],
    ['a recipe without name', 'getLocalCookbooks', { cookbooks: [{ id: 1, recipeName: 'Soup' }] }, 'cookbooks[0]: its name'],
    ['a brand that the catalogue has not', 'getBrand', { brand: 'nobody', name: 'Nobody' }, '“nobody”'],
  ] as const)('finds fault with %s', async (_, method, answer, detail) => {
    const { row } = await tried({ [method]: (call: SeenCall) => call.answer(answer) }, method);
    expect(row).toMatchObject({ word: 'wrong', detail: expect.stringContaining(detail) });
  });

  test('finds no fault with a country of three letters', async () => {
    const { row } = await tried(
      { getLanguage: (call) => call.answer({ lang: 'en', countryAbbr: 'XKX', countryCode: '383' }) },
      'getLanguage',
    );
    expect(row?.word).toBe('passed');
  });

  test('says that there is no bridge', async () => {
    const made = { window: { ...phones.android().window, companionShell: undefined }, calls: [], answersTwice: false };
    const { check } = await open(() => made as never);
    expect(rowOf(check, 'getLanguage')).toMatchObject({ word: 'not offered', detail: 'There is no bridge' });
    expect(tally(check)).toMatch(/^No bridge: 0 passed, /);
  });

  test('finds fault with an app that does not give back what it was given to keep', async () => {
    const { row } = await tried({ getLocalData: (call) => call.answer({ value: null }) }, 'saveLocalData');
    expect(row).toMatchObject({ word: 'wrong', detail: expect.stringContaining('give back') });
  });

  test('finds fault with an app that saves nothing and still has the text of an earlier check', async () => {
    let saved: string | undefined;
    const once: How = (call) => {
      if (call.method === 'saveLocalData') saved ??= (call.params as { value: string }).value;
      call.answer(call.method === 'getLocalData' ? { value: saved ?? null } : null);
    };
    const app = { saveLocalData: once, getLocalData: once };
    expect((await tried(app, 'saveLocalData')).row?.word).toBe('passed');
    expect((await tried(app, 'saveLocalData')).row?.word).toBe('wrong');
  });

  test('does not send what the app does not list', async () => {
    const { check, phone } = await open(() => {
      const made = phones.ios();
      made.window.companionInfo = { v: 1, capabilities: methods.filter((method) => method !== 'share') };
      return made;
    });
    await tryAll(check);
    expect(rowOf(check, 'share')?.word).toBe('not offered');
    expect(phone.calls.filter(({ method }) => method === 'share')).toEqual([]);
  });

  test('forgets what a function did when it is called again', async () => {
    let silent = true;
    const { check } = await open(phones.android, { getBrand: (call, answer) => void (silent || call.answer(answer)) });
    const first = check.call('getBrand');
    await vi.advanceTimersByTimeAsync(limits.getter);
    await first;
    silent = false;
    const second = check.call('getBrand');
    await vi.advanceTimersByTimeAsync(10);
    await second;
    expect(rowOf(check, 'getBrand')?.word).toBe('passed');
  });
});

describe('the summary', () => {
  test('has every function and fact, and neither the token nor the person', async () => {
    const { check } = await open(phones.android);
    await tryAll(check);
    const text = summary(check, [{ name: 'Cookies', value: 'refused', bad: true }]);
    for (const method of methods) expect(text).toContain(`${method}: passed`);
    expect(text).toContain('! Cookies: refused');
    expect(text).toContain('received, 8 characters');
    expect(text).not.toMatch(/secret|ada|soup/i);
  });
});

describe('the probes', () => {
  test('call at once only what asks something, and say of all others what is to be seen', () => {
    const atOnce = methods.filter((method) => !probeOf(method).see);
    expect(atOnce).toEqual(methods.filter((method) => method.startsWith('get')));
  });
});
