import { afterEach, describe, expect, test, vi } from 'vitest';
import catalogue from '../../../../content/catalogue.json' with { type: 'json' };
import { agreement } from '../../../../src/shell/check/agreement.ts';
import type { Row } from '../../../../src/shell/check/check.ts';
import { checklist, type Findings, holds } from '../../../../src/shell/check/checklist.ts';
import { facts } from '../../../../src/shell/check/facts.ts';

const row = (word: Row['word']): Row => ({ method: 'share', word, detail: '', answer: '' });
const item = (id: string) => {
  const found = checklist.find((one) => one.id === id);
  if (!found) throw new Error(`No item ${id}`);
  return found;
};
const bridge = { name: 'Bridge', value: 'canonical' };
const held = (id: string, findings: Partial<Findings>) => holds(item(id), { facts: [bridge], rows: [], ...findings });

const language = { lang: 'de', countryAbbr: 'DE', countryCode: '49' };
const user = { uid: '1', username: 'Ada', appVersion: '1', platform: 'ios' as const, language };

/** What is told of a web view with what an app says at document start. */
function factsOf(companionInfo?: object) {
  vi.stubGlobal('document', { querySelector: () => null, documentElement: {}, cookie: '' });
  const style = { getPropertyValue: () => '' };
  const window = {
    companionInfo,
    location: { origin: 'https://help.example.com' },
    navigator: { userAgent: 'Chrome/90', language: 'de' },
    matchMedia: () => ({ matches: false }),
    getComputedStyle: () => style,
  };
  return facts(window as never);
}

afterEach(() => void vi.unstubAllGlobals());

describe('the checklist', () => {
  test('has one id for each item', () => {
    expect(new Set(checklist.map(({ id }) => id)).size).toBe(checklist.length);
  });

  test('leaves to a person what the page cannot know', () => {
    expect(held('switch', {})).toBeUndefined();
  });

  test.each(['untried', 'waiting'] as const)('waits for a function that is %s', (word) => {
    expect(held('tried', { rows: [row('passed'), row(word)] })).toBe(false);
    expect(held('tried', { rows: [row('passed'), row('refused'), row('not offered')] })).toBe(true);
    expect(held('tried', { rows: [row('passed'), { ...row(word), method: 'exit' }] })).toBe(true);
  });

  test.each(['silent', 'late', 'repeated', 'malformed', 'wrong'] as const)('fails with a function that is %s', (word) => {
    expect(held('functions', { rows: [row('passed'), row(word)] })).toBe(false);
    expect(held('functions', { rows: [row('passed'), row('refused')] })).toBe(true);
  });

  test('fails with a fact that is bad, or not known yet', () => {
    expect(held('origin', {})).toBe(false);
    expect(held('origin', { facts: [{ name: 'Origin', value: '', bad: true }] })).toBe(false);
    expect(held('origin', { facts: [{ name: 'Origin', value: '' }] })).toBe(true);
  });

  test('promises nothing of an app without a bridge', () => {
    const facts = [
      { ...bridge, bad: true },
      { name: 'The app agrees with itself', value: 'yes' },
    ];
    for (const id of ['functions', 'tried', 'agreement']) {
      expect(held(id, { facts, rows: [row('not offered')] }), id).toBe(false);
    }
  });

  test('asks for facts that exist', async () => {
    const known = [...(await factsOf()), agreement(undefined, {}, [])].map((fact) => ({ ...fact, bad: false }));
    const decided = checklist.filter(({ is, id }) => is && !['functions', 'tried'].includes(id));
    expect(decided.length).toBeGreaterThan(4);
    for (const one of decided) expect(held(one.id, { facts: known }), one.id).toBe(true);
  });
});

describe('an app', () => {
  test('that says the same everywhere agrees with itself', () => {
    const getBrand = { brand: 'ultenic', name: 'Ultenic' };
    const replies = { getBrand, getLanguage: language, getUserInfo: user, getUserToken: { token: 't' } };
    expect(agreement({ v: 1, lang: 'de', brand: 'ultenic' }, replies, [])).toMatchObject({ value: 'yes', bad: false });
    expect(agreement(undefined, {}, [])).toMatchObject({ bad: false });
  });

  test('that fails to name something is not said to agree', () => {
    const rows = [
      { method: 'getLanguage', word: 'malformed' },
      { method: 'getBrand', word: 'wrong' },
      { method: 'getUserInfo', word: 'refused' },
      { method: 'getLocalData', word: 'silent' },
    ] as const;
    expect(agreement(undefined, {}, rows)).toMatchObject({ value: 'getLanguage is malformed; getBrand is wrong', bad: true });
  });

  test.each([
    ['two languages', { getLanguage: { ...language, lang: 'fr' }, getUserInfo: user }, 'the languages de / fr / de'],
    ['two brands', { getBrand: { brand: 'vactidy', name: 'Vactidy' } }, 'the brands ultenic / vactidy'],
    ['a user without a token', { getUserInfo: user, getUserToken: { token: '' } }, 'a user, but no token'],
    ['a token without a user', { getUserInfo: { ...user, uid: '' }, getUserToken: { token: 't' } }, 'a token, but no user'],
  ])('that names %s does not', (_, replies, value) => {
    expect(agreement({ v: 1, lang: 'de', brand: 'ultenic' }, replies, [])).toEqual({
      name: 'The app agrees with itself',
      value,
      bad: true,
    });
  });
});

const brands = catalogue.brands.map(({ key }) => `"${key}"`).join(' | ');

test.each([
  [{ lang: 'de', brand: '' }, 'v is missing'],
  [{ v: '1', lang: 'de', brand: '' }, 'v: expected 1, received "1"'],
  [{ v: 1, brand: '' }, 'lang is missing'],
  [{ v: 1, lang: 'de' }, 'brand is missing'],
  [{ v: 1, lang: 'xx', brand: '' }, 'the pages have no language “xx”, and will be English'],
  [{ v: 1, lang: 'de', brand: 'Ultenic' }, `brand: expected (${brands} | ""), received "Ultenic"`],
  [{ v: 1, lang: 'de', brand: '', platform: 'Android' }, 'platform: expected ("android" | "ios"), received "Android"'],
  [{ v: 1, lang: 'de', brand: '', capabilities: 'all' }, 'capabilities: expected Array, received string'],
])('what is wrong with %j at document start is said, and its box stays empty', async (info, fault) => {
  const known = await factsOf(info);
  expect(known.find(({ name }) => name === 'Told at document start')?.value).toContain(`${fault}; {`);
  expect(held('info', { facts: known })).toBe(false);
});

test.each([
  [{ v: 1, lang: 'zh-Hant', brand: '' }],
  [{ v: 1, lang: 'de', brand: 'vactidy', brandName: 'V', platform: 'ios', capabilities: ['exit'], more: 1 }],
])('nothing is wrong with %j at document start', async (info) => {
  expect(held('info', { facts: await factsOf(info) })).toBe(true);
});

test('a bridge that is missing is told', async () => {
  expect((await factsOf()).find(({ name }) => name === 'Bridge')).toMatchObject({ bad: true });
});

test('of the fields at document start, those that pages do not know are named', async () => {
  const known = await factsOf({ v: 1, Lang: 'de', brandname: 'Ultenic' });
  expect(known.find(({ name }) => name.startsWith('Names'))).toMatchObject({ value: 'Lang, brandname', bad: true });
});

test.each([
  [undefined, 'none', false],
  ['all', 'all', true],
  [['exit', 'share'], 'none', false],
  [['exit', 'openOnlineServce', 'toString'], 'openOnlineServce, toString', true],
])('of the functions that an app lists, those that pages do not know are named: %j', async (capabilities, value, bad) => {
  const known = await factsOf({ v: 1, capabilities });
  expect(known.find(({ name }) => name.startsWith('Names'))).toMatchObject({ value, bad });
});
