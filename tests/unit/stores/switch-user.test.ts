// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestHeaders } from '../../../src/contract/headers.ts';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { writeLocal } from '../../../src/stores/local-storage.ts';
import { $question } from '../../../src/stores/questions.ts';
import { decideSwitch } from '../../../src/stores/switch-user.ts';
import { fakeFetch, type SeenRequest } from './fake-fetch.ts';

const identity = {
  os: '1',
  client: 'web',
  appVersion: 'web',
  lang: 'en',
  countryAbbr: '',
  countryCode: '',
  brand: '',
  token: '',
};
const users: Record<string, object> = {
  anna: { uid: 'de-anna', username: 'Anna Becker', countryAbbr: 'DE', countryCode: '49', lang: 'de' },
  'anna again': { uid: 'de-anna', username: 'Anna Becker', countryAbbr: 'DE', countryCode: '49', lang: 'de' },
  louis: { uid: 'fr-louis', username: 'Louis Moreau', countryAbbr: 'FR', countryCode: '33', lang: 'fr' },
};

const storedAnna = JSON.stringify({ ...users.anna, mark: fingerprint('anna') });

let asked: SeenRequest[];
let online: boolean;

/** What is decided when a link brings `arrived`, and what the reader is asked; they answer as `agrees` says. */
async function decided(current: string, arrived: string, agrees = false, { country = '', asks = true } = {}) {
  let question = '';
  const stop = $question.subscribe((shown) => {
    if (shown) question = shown.text;
    shown?.answer(agrees);
  });
  const words = (wanted: { username: string }, now: { username: string }) => ({
    text: `${now.username} → ${wanted.username}?`,
    confirm: '',
    cancel: '',
  });
  const decision = await decideSwitch(
    { token: current, country: 'DE' },
    { token: arrived, country },
    asks ? words : undefined,
    identity as RequestHeaders,
  );
  stop();
  return { decision, question };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sessionStorage['companion.user'] = storedAnna;
  asked = [];
  online = true;
  const answer = (request: SeenRequest) => {
    asked.push(request);
    if (!online) return undefined;
    const data = users[request.headers.token ?? ''];
    return data ? { code: 200, msg: '', data } : { code: 401, msg: '', data: null };
  };
  vi.stubGlobal('fetch', fakeFetch(answer));
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a link into a tab where somebody is signed in', () => {
  test('of another user asks, and takes over when the reader agrees', async () => {
    writeLocal('companion.timers/de-anna', '[]');
    expect(await decided('anna', 'louis', true)).toEqual({ decision: 'replace', question: 'Anna Becker → Louis Moreau?' });
    expect(sessionStorage['companion.user']).toBeUndefined();
    expect(localStorage['companion.timers/de-anna']).toBeUndefined();
  });

  test('of another user leaves nothing of the former one in the tab', async () => {
    sessionStorage['companion.list'] = '{}';
    sessionStorage['companion.typed/feedback'] = '{}';
    await decided('anna', 'louis', true);
    expect({ ...sessionStorage }).toEqual({});
  });

  test('is asked about with the country that it names', async () => {
    await decided('anna', 'louis', false, { country: 'FR' });
    expect(asked.map(({ headers: { token, countryAbbr, countryCode } }) => [token, countryAbbr, countryCode])).toEqual([
      ['louis', 'FR', ''],
    ]);
  });

  test('of another user changes nothing when the reader declines', async () => {
    writeLocal('companion.timers/de-anna', '[]');
    expect(await decided('anna', 'louis', false)).toEqual({ decision: 'keep', question: 'Anna Becker → Louis Moreau?' });
    expect(sessionStorage['companion.user']).toBe(storedAnna);
    expect(localStorage['companion.timers/de-anna']).toBe('[]');
  });

  test('of the same user takes over without a question', async () => {
    expect(await decided('anna', 'anna again')).toEqual({ decision: 'replace', question: '' });
    expect(sessionStorage['companion.user']).toBeDefined();
  });

  test('whose token is refused is forgotten', async () => {
    expect(await decided('anna', 'made up', true)).toEqual({ decision: 'keep', question: '' });
  });

  test('takes over without a question where the previous session has expired', async () => {
    sessionStorage.removeItem('companion.user');
    expect(await decided('expired', 'louis')).toEqual({ decision: 'replace', question: '' });
  });

  test('asks by the name that the user center tells where no earlier page has learned it', async () => {
    sessionStorage.removeItem('companion.user');
    expect((await decided('anna', 'louis')).question).toBe('Anna Becker → Louis Moreau?');
  });

  test('asks by the name that the user center tells where storage is corrupt', async () => {
    sessionStorage['companion.user'] = '{"uid":';
    expect((await decided('anna', 'louis')).question).toBe('Anna Becker → Louis Moreau?');
  });

  test('waits while the user center cannot be reached', async () => {
    vi.useFakeTimers();
    online = false;
    const waiting = decided('anna', 'louis', true);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await waiting).toEqual({ decision: 'later', question: '' });
  });

  test('waits on a page that cannot ask', async () => {
    expect(await decided('anna', 'louis', true, { asks: false })).toEqual({ decision: 'later', question: '' });
  });
});

test.each([
  ['FR', 'eu'],
  ['CN', 'cn'],
  ['', 'us'],
])('a token with the country “%s” is sent to the region %s and to no other', async (country, region) => {
  await decided('anna', 'louis', false, { country });
  const hosts = asked.filter(({ headers }) => headers.token === 'louis').map(({ url }) => url);
  expect(hosts).toEqual([`${__DEPLOYMENT__.servers[region as 'eu'].user}/api/v1/user/info`]);
});
