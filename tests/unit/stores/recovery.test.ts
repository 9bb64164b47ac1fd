// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureEvent } from '../../../src/lib/failure.ts';
import {
  clearSavedInput,
  guardUntilHydrated,
  importOrReload,
  loaded,
  reloadOnce,
  reload as reloadPage,
  restoreInput,
  saveInput,
} from '../../../src/stores/recovery.ts';

const form = `<form>
  <input name="contact"><textarea name="description"></textarea>
  <select name="typeId"><option value=""></option><option value="device">Device</option></select>
  <input type="radio" name="source" value="mine" checked><input type="radio" name="source" value="manual">
  <input type="file" name="photo"><input id="nameless"><input type="checkbox" name="agreed" value="yes">
</form>`;

const reload = vi.fn(() => dispatchEvent(new Event('pagehide')));
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = form;
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
});
afterEach(() => {
  // The page is left.
  window.onpagehide = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;

describe('what was typed', () => {
  it('is there again after a reload, field by field, once', () => {
    control('contact').value = 'a@b.de';
    control('description').value = 'Line 1\n"Line 2" <b>';
    control('typeId').value = 'device';
    (document.querySelector('[value=manual]') as HTMLInputElement).checked = true;
    expect(saveInput(document.body)).toBe(true);

    document.body.innerHTML = form;
    restoreInput(document.body);
    expect(control('contact').value).toBe('a@b.de');
    expect(control('description').value).toBe('Line 1\n"Line 2" <b>');
    expect(control('typeId').value).toBe('device');
    expect((document.querySelector('[value=manual]') as HTMLInputElement).checked).toBe(true);

    document.body.innerHTML = form;
    restoreInput(document.body);
    expect(control('contact').value).toBe('');
  });

  it('includes what was typed while the page was about to reload', () => {
    expect(reloadOnce(document.body, 'form')).toBe(true);
    control('description').value = 'Typed at the last moment';
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
    document.body.innerHTML = form;
    restoreInput(document.body);
    expect(control('description').value).toBe('Typed at the last moment');
  });

  it('is what is checked, and what is not any more', () => {
    control('agreed').checked = true;
    saveInput(document.body);
    document.body.innerHTML = form;
    restoreInput(document.body);
    expect(control('agreed').checked).toBe(true);
    expect((document.querySelector('[value=mine]') as HTMLInputElement).checked).toBe(true);
    control('agreed').checked = false;
    saveInput(document.body);
    control('agreed').checked = true;
    restoreInput(document.body);
    expect(control('agreed').checked).toBe(false);
  });

  it('is in fields that have names, and are no files', () => {
    document.querySelector<HTMLInputElement>('#nameless')?.setAttribute('value', 'nobody’s');
    saveInput(document.body);
    const [[key, saved] = ['', '']] = Object.entries<string>({ ...sessionStorage });
    expect(key).toBe(`companion.typed${location.pathname}`);
    expect(JSON.parse(saved)).toEqual({
      arrival: 0,
      typed: [
        ['contact', ''],
        ['description', ''],
        ['typeId', ''],
        ['source', 'mine'],
        ['source', false],
        ['agreed', false],
      ],
    });
  });

  it('before a link with a token arrived is not shown to whom it signs in, and is there after that', () => {
    control('contact').value = 'a@b.de';
    saveInput(document.body);
    document.body.innerHTML = form;
    sessionStorage['companion.arriving'] = '#?token=louis';
    restoreInput(document.body);
    expect(control('contact').value).toBe('');
    sessionStorage.removeItem('companion.arriving');
    restoreInput(document.body);
    expect(control('contact').value).toBe('a@b.de');
  });

  it('is deleted when somebody else takes over the tab, except since their link arrived', () => {
    sessionStorage['companion.typed/other'] = JSON.stringify({ arrival: 0, typed: [] });
    sessionStorage['companion.arriving'] = '#?token=louis';
    saveInput(document.body);
    clearSavedInput();
    expect(Object.keys({ ...sessionStorage }).sort()).toEqual(['companion.arriving', `companion.typed${location.pathname}`]);
    sessionStorage.removeItem('companion.arriving');
    clearSavedInput();
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is nothing where there is no storage, which is no failure', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(saveInput(document.body)).toBe(false);
    expect(() => restoreInput(document.body)).not.toThrow();
    expect(clearSavedInput).not.toThrow();
  });

  it('does not overwrite what is typed already with nothing', () => {
    saveInput(document.body);
    control('contact').value = 'typed meanwhile';
    restoreInput(document.body);
    expect(control('contact').value).toBe('typed meanwhile');
  });
});

describe('a form that is not hydrated yet', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('warns before unload if it has input, until it is hydrated', () => {
    const hydrated = guardUntilHydrated(document.body);
    expect(leave()).toBe(false);
    control('description').value = ' ';
    (document.querySelector('[value=manual]') as HTMLInputElement).checked = true;
    expect(leave()).toBe(false);
    control('description').value = 'Typed early';
    expect(leave()).toBe(true);
    hydrated();
    expect(leave()).toBe(false);
  });

  it('does not warn about a search, which is in the address', () => {
    document.body.innerHTML = '<form><input type="search" name="q" value="robot"></form>';
    const hydrated = guardUntilHydrated(document.body);
    expect(leave()).toBe(false);
    hydrated();
  });

  it('leaves the warning to the guard that has taken over', () => {
    const hydrated = guardUntilHydrated(document.body);
    const guard = vi.fn();
    window.onbeforeunload = guard;
    hydrated();
    leave();
    expect(guard).toHaveBeenCalledTimes(1);
    window.onbeforeunload = null;
  });

  it('includes what was typed until the page was left', () => {
    reload.mockImplementationOnce(() => true);
    expect(reloadOnce(document.body, 'form')).toBe(true);
    vi.runAllTimers();
    control('description').value = 'Typed while the new page was on its way';
    dispatchEvent(new Event('pagehide'));
    document.body.innerHTML = form;
    restoreInput(document.body);
    expect(control('description').value).toBe('Typed while the new page was on its way');
  });
  it('does not warn before the reload that saves its input', () => {
    guardUntilHydrated(document.body);
    control('description').value = 'Typed early';
    reload.mockImplementation(leave);
    expect(reloadOnce(document.body, 'screen')).toBe(true);
    vi.runAllTimers();
    expect(reload).toHaveReturnedWith(false);
  });
});

describe('the reload for a new deployment', () => {
  it('happens once, and again only after everything had loaded', () => {
    expect(reloadOnce(document.body, 'screen')).toBe(true);
    expect(reloadOnce(document.body, 'screen')).toBe(false);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
    loaded('part');
    expect(reloadOnce(document.body, 'screen')).toBe(false);
    loaded('screen');
    expect(reloadOnce(document.body, 'screen')).toBe(true);
  });

  it('waits until drafts have had time to be written on pagehide', () => {
    const keep = vi.fn();
    addEventListener('pagehide', keep);
    reloadOnce(document.body, 'screen');
    expect(keep).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(299);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    removeEventListener('pagehide', keep);
  });

  it('does not happen where what was typed cannot be kept', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(reloadOnce(document.body, 'screen')).toBe(false);
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not happen offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(document.body, 'screen')).toBe(false);
  });
});

it('a reload for other reasons saves no input of the page', () => {
  control('contact').value = 'a@b.de';
  window.onbeforeunload = vi.fn();
  reloadPage();
  expect(window.onbeforeunload).toBeNull();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
  expect({ ...sessionStorage }).toEqual({});
});

describe('a chunk that is loaded on demand', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  const reloadedKey = `companion.reloaded.part${location.pathname}`;

  it('is handed on, and may reload the page again later', async () => {
    sessionStorage[reloadedKey] = '1';
    expect(await importOrReload('part', async () => 'it')).toBe('it');
    expect(sessionStorage[reloadedKey]).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page where it does not exist any more, with what was typed, and is waited for until then', async () => {
    control('contact').value = 'a@b.de';
    const settled = vi.fn();
    void importOrReload('part', () => Promise.reject(gone)).then(settled, settled);
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
    expect(sessionStorage[reloadedKey]).toBe('1');
    document.body.innerHTML = form;
    restoreInput(document.body);
    expect(control('contact').value).toBe('a@b.de');
  });

  it('fails where that did not help', async () => {
    sessionStorage[reloadedKey] = '1';
    await expect(importOrReload('part', () => Promise.reject(gone))).rejects.toBe(gone);
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded without a page where the build renders one', async () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('location', undefined);
    expect(await importOrReload('part', async () => 'it')).toBe('it');
    await expect(importOrReload('part', () => Promise.reject(gone))).rejects.toBe(gone);
  });

  it.each([
    [gone, { name: 'TypeError', message: gone.message, stack: gone.stack }],
    ['gone', { name: 'Error', message: 'gone', stack: expect.any(String) }],
  ])('that fails with %s is told to the operator’s hook, where there is one', async (error, told) => {
    const heard = vi.fn();
    const hear = (event: Event) => heard((event as CustomEvent).detail);
    addEventListener(failureEvent, hear);
    sessionStorage[reloadedKey] = '1';
    await importOrReload('part', () => Promise.reject(error)).catch(() => undefined);
    expect(heard).not.toHaveBeenCalled();
    vi.stubGlobal('__DEPLOYMENT__', { ...__DEPLOYMENT__, errorHook: { address: 'https://errors.test', version: '1' } });
    await importOrReload('part', () => Promise.reject(error)).catch(() => undefined);
    removeEventListener(failureEvent, hear);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'chunk', ...told });
  });
});
