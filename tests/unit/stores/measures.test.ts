// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $session } from '../../../src/stores/session.ts';

const us = { temperature: 'f', system: 'us' };
const metric = { temperature: 'c', system: 'metric' };
const key = 'companion.measures';

vi.mock('../../../src/stores/session.ts', async () => {
  const { atom } = await import('nanostores');
  return { $session: atom({ status: 'starting' }) };
});

/** The store as a page has it that was just opened in a browser of this language. */
async function opened(language: string) {
  vi.resetModules();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const { $measures, chooseMeasures } = await import('../../../src/stores/measures.ts');
  const signIn = (countryAbbr: string) =>
    $session.set({ status: 'ready', user: { uid: 'anna', username: '', countryAbbr, countryCode: '', lang: 'de' } });
  return { $measures, chooseMeasures, signIn };
}

beforeEach(() => {
  localStorage.clear();
  $session.set({ status: 'starting' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('how a reader measures', () => {
  test.each([
    ['en-US', us],
    ['es-PR', us],
    ['en-GB', metric],
    ['de', metric],
    ['', metric],
  ])('is usual in the country of a browser in %j', async (language, measures) => {
    expect((await opened(language)).$measures.get()).toEqual(measures);
  });

  test.each(['US', 'LR', 'FM', 'MH', 'PW', 'PR', 'GU', 'VI', 'AS', 'MP'])(
    'is by cups and degrees Fahrenheit for a user of %s',
    async (country) => {
      const { $measures, signIn } = await opened('de-DE');
      signIn(country);
      expect($measures.get()).toEqual(us);
    },
  );

  test('is usual in the user’s country rather than in the browser’s, where it is known', async () => {
    const { $measures, signIn } = await opened('en-US');
    signIn('');
    expect($measures.get()).toEqual(us);
    signIn('DE');
    expect($measures.get()).toEqual(metric);
  });

  test('is as it was chosen, one by one, also on the next page', async () => {
    const { $measures, chooseMeasures, signIn } = await opened('de-DE');
    chooseMeasures({ temperature: 'f' });
    expect($measures.get()).toEqual({ temperature: 'f', system: 'metric' });
    signIn('US');
    expect($measures.get()).toEqual({ temperature: 'f', system: 'metric' });
    const next = await opened('en-US');
    next.signIn('US');
    expect(next.$measures.get()).toEqual({ temperature: 'f', system: 'metric' });
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ temperature: 'f', system: 'metric' });
  });

  test.each([
    { temperature: 'f', system: 'metric' },
    { temperature: 'c', system: 'us' },
  ])('is kept as %j', async (kept) => {
    localStorage.setItem(key, JSON.stringify(kept));
    expect((await opened('de-DE')).$measures.get()).toEqual(kept);
  });

  test.each(['{}', '{"temperature":"k","system":"us"}', '{"temperature":"f","system":"imperial"}'])(
    'is not known by %s',
    async (kept) => {
      localStorage.setItem(key, kept);
      const { $measures, signIn } = await opened('de-DE');
      expect($measures.get()).toEqual(metric);
      signIn('US');
      expect($measures.get()).toEqual(us);
    },
  );

  test('is metric where the build renders the page', async () => {
    vi.resetModules();
    vi.stubGlobal('navigator', undefined);
    expect((await import('../../../src/stores/measures.ts')).$measures.get()).toEqual(metric);
  });
});
