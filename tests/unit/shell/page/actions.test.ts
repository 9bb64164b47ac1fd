// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exitApp, leaveFor, queryApp } from '../../../../src/shell/page/actions.ts';
import { ShellError } from '../../../../src/shell/shell.ts';
import { openAt } from './open-at.ts';

const call = vi.fn<(method: string, params?: unknown) => Promise<unknown>>();
vi.mock('../../../../src/shell/connect.ts', () => ({ connectShell: async () => ({ call }) }));

/** A host that the configuration lets links lead to. */
const host = __DEPLOYMENT__.externalHosts[0] as string;
const known = `https://${host}/path`;

const root = document.documentElement;
const replace = vi.fn();

beforeEach(() => {
  call.mockReset().mockRejectedValue(new ShellError('unsupported', 'no'));
  replace.mockReset();
  openAt('https://help.example/home');
  vi.spyOn(location, 'replace').mockImplementation(replace);
  sessionStorage.clear();
  localStorage.clear();
  root.lang = 'en';
  root.dataset.brand = 'default';
  document.body.innerHTML = '<b data-brand-name>Companion</b>';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const words = () => document.querySelector('[data-brand-name]')?.textContent;

describe('meeting an app that told nothing', () => {
  const answers = (given: Record<string, unknown>) =>
    call.mockImplementation(async (method) => {
      if (method in given) return given[method];
      throw new ShellError('timeout', 'silent');
    });

  const kept = () => JSON.parse(sessionStorage.getItem('companion.app') ?? '');

  test('leads to its language, and keeps it for the next pages', async () => {
    answers({ getLanguage: { lang: 'de' }, getBrand: { brand: 'ultenic', name: 'UL' } });
    await queryApp();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/de/home');
    expect(kept()).toEqual({ lang: 'de', brand: 'ultenic', brandName: 'UL' });
  });

  test('shows its brand', async () => {
    answers({ getLanguage: { lang: 'en' }, getBrand: { brand: 'ultenic', name: 'UL' } });
    await queryApp();
    expect([root.dataset.brand, words()]).toEqual(['ultenic', 'UL']);
    expect(replace).not.toHaveBeenCalled();
  });

  test('leaves the brand of a page that belongs to one', async () => {
    root.dataset.brand = 'vactidy';
    answers({ getBrand: { brand: 'ultenic', name: 'UL' } });
    await queryApp();
    expect([root.dataset.brand, words()]).toEqual(['vactidy', 'Companion']);
  });

  test('leaves the language that the reader chose', async () => {
    localStorage.setItem('lang', 'en');
    answers({ getLanguage: { lang: 'de' } });
    await queryApp();
    expect(replace).not.toHaveBeenCalled();
  });

  test('changes nothing where it stays silent, and is begun anew on the next page', async () => {
    answers({});
    await queryApp();
    expect(replace).not.toHaveBeenCalled();
    expect([root.dataset.brand, words()]).toEqual(['default', 'Companion']);
    expect(kept()).toEqual({});
  });

  test('asks the next page for what was late, and no page for what the app has no function for', async () => {
    answers({ getBrand: { brand: 'ultenic', name: 'UL' } });
    await queryApp();
    expect(kept()).toEqual({ brand: 'ultenic', brandName: 'UL' });
    call.mockRejectedValue(new ShellError('unsupported', 'no'));
    await queryApp();
    expect(kept()).toEqual({ lang: '', brand: 'ultenic', brandName: 'UL' });
  });

  test('asks for the rest of what the app told at document start, which counts', async () => {
    vi.stubGlobal('companionInfo', { v: 1, brand: 'vactidy' });
    answers({ getLanguage: { lang: 'de' }, getBrand: { brand: 'ultenic', name: 'UL' } });
    await queryApp();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/de/home');
    expect(kept()).toMatchObject({ lang: 'de', brand: 'vactidy' });
  });
});

describe('a link to another site', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: 60_000 });
  const isOpen = () => expect(dialog()?.open).toBe(true);
  const asked = () => soon(isOpen);

  const answer = async (value: string) => {
    await asked();
    dialog().close(value);
    await soon(() => expect(dialog().open).toBe(false));
  };

  test('names its host and is followed after a yes: by the app', async () => {
    call.mockResolvedValue(undefined);
    void leaveFor(known);
    await asked();
    expect(dialog().textContent).toContain(host);
    await answer('open');
    await soon(() => expect(call).toHaveBeenCalledWith('openExternalLink', { url: known }));
  });

  test('is followed in a new tab where there is no app', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    void leaveFor(known);
    await answer('open');
    await soon(() => expect(open).toHaveBeenCalledWith(known, '_blank', 'noopener,noreferrer'));
  });

  test('opens nowhere else after it was cancelled in the app', async () => {
    call.mockRejectedValue(new ShellError('cancelled', 'no'));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const left = leaveFor(known);
    await answer('open');
    await left;
    expect(call).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });

  test('is asked about in the language of the page', async () => {
    root.lang = 'de';
    void leaveFor(known);
    await asked();
    expect(dialog().querySelector('button')?.textContent).toBe('Abbrechen');
  });

  test('is not followed after a no, though the last answer was a yes', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    void leaveFor(known);
    await answer('open');
    await soon(() => expect(open).toHaveBeenCalledOnce());
    const left = leaveFor(known);
    await answer('');
    await left;
    expect(open).toHaveBeenCalledOnce();
  });

  test.each(['https://unknown.example/', `http://${host}/`, `https://${host}.evil.example/`, 'javascript:alert(1)', ''])(
    'to %j is not followed',
    async (url) => {
      const outcome = Promise.race([
        leaveFor(url).then(() => 'left alone'),
        vi.waitFor(isOpen, 60_000).then(() => 'asked about'),
      ]);
      expect(await outcome).toBe('left alone');
    },
  );
});

test('a web view that its reader keeps open stays as it is', async () => {
  call.mockRejectedValue(new ShellError('cancelled', 'no'));
  await expect(exitApp()).resolves.toBeUndefined();
});

test('an app that refuses to close says so to whoever asked', async () => {
  await expect(exitApp()).rejects.toThrow(ShellError);
  call.mockResolvedValue(undefined);
  await expect(exitApp()).resolves.toBeUndefined();
  expect(call).toHaveBeenLastCalledWith('exit');
});
