// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { openTabSession as OpenTabSession, TabSession } from '../../../src/stores/tab-session.ts';

const openTabSession = vi.hoisted(() => vi.fn<typeof OpenTabSession>());
const watchTab = vi.hoisted(() => vi.fn());
const decideSwitch = vi.hoisted(() => vi.fn());
vi.mock('../../../src/stores/tab-session.ts', () => ({ openTabSession, watchTab }));
vi.mock('../../../src/stores/switch-user.ts', () => ({ decideSwitch }));

const tab: TabSession = { token: 'of anna', country: 'de' };

/** A page that was just opened. */
async function opened() {
  vi.resetModules();
  const headers = await import('../../../src/stores/request-headers.ts');
  return { ...headers, ...(await import('../../../src/stores/browser-tab.ts')) };
}

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  openTabSession.mockResolvedValue(tab);
});
afterEach(() => void vi.restoreAllMocks());

describe('a plain browser’s tab', () => {
  test('has no token before its session is open, and the session’s after that', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
    const { openTab, tabToken, requestHeaders } = await opened();
    expect(tabToken()).toBe('');
    await openTab();
    expect(tabToken()).toBe('of anna');
    expect(watchTab).toHaveBeenCalledExactlyOnceWith(tab);
    expect(requestHeaders('')).toMatchObject({ os: '2', countryAbbr: 'DE', countryCode: '' });
  });

  test('is opened once', async () => {
    const { openTab } = await opened();
    await Promise.all([openTab(), openTab()]);
    await openTab();
    expect(openTabSession).toHaveBeenCalledOnce();
  });

  test('is opened with the next call where it failed', async () => {
    openTabSession.mockRejectedValueOnce(new Error('gone'));
    const { openTab, tabToken } = await opened();
    await expect(openTab()).rejects.toThrow('gone');
    await openTab();
    expect(tabToken()).toBe('of anna');
  });

  test('has decided about another token by what is loaded only then, in the name of nobody', async () => {
    const arrived = { token: 'of louis', country: 'FR' };
    const question = vi.fn();
    const reloaded = `companion.reloaded.switch${location.pathname}`;
    sessionStorage.setItem(reloaded, '1');
    decideSwitch.mockResolvedValue('later');
    openTabSession.mockImplementation(async (decide) => {
      expect(await decide(tab, arrived, question)).toBe('later');
      return tab;
    });
    const { openTab, requestHeaders } = await opened();
    const nobody = requestHeaders('');
    await openTab();
    expect(decideSwitch).toHaveBeenCalledExactlyOnceWith(tab, arrived, question, nobody);
    expect(sessionStorage.getItem(reloaded)).toBeNull();
  });
});
