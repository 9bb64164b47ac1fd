// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardUntilHydrated, loaded, reloadOnce, restoreInput, saveInput } from '../../../src/stores/recovery.ts';

const form = `<form>
  <input name="contact"><textarea name="description"></textarea>
  <select name="typeId"><option value=""></option><option value="device">Device</option></select>
  <input type="radio" name="source" value="mine" checked><input type="radio" name="source" value="manual">
  <input type="file" name="photo">
</form>`;

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = form;
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
});
afterEach(() => {
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
    expect(leave()).toBe(false);
    control('description').value = 'Typed early';
    expect(leave()).toBe(true);
    hydrated();
    expect(leave()).toBe(false);
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
    vi.advanceTimersByTime(200);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
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
