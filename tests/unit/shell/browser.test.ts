import { describe, expect, test, vi } from 'vitest';
import { browser } from '../../../src/shell/browser.ts';
import { replies, type ShellMethod } from '../../../src/shell/shell.ts';
import { validatedShell } from '../../../src/shell/validated-shell.ts';

const content = { title: 'Soup', text: 'A recipe', url: 'https://help.example.com/recipeDetails/1' };

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as never;
}

function open({
  navigator = {},
  localStorage = memoryStorage(),
  hosts = ['www.ifttt.com'],
}: {
  navigator?: object;
  localStorage?: Storage;
  hosts?: string[];
} = {}) {
  const window = { open: vi.fn(), navigator, localStorage };
  return { window, shell: validatedShell(browser(window), hosts) };
}

describe('a plain browser', () => {
  test('can do nothing of the app, and says so at once', async () => {
    const { shell } = open();
    const able = (Object.keys(replies) as ShellMethod[]).filter((method) => shell.can(method));
    expect(able.sort()).toEqual(['getLocalData', 'openExternalLink', 'saveLocalData']);
    await expect(shell.call('getUserToken', {})).rejects.toMatchObject({ code: 'unsupported' });
    await expect(shell.call('exit')).rejects.toMatchObject({ code: 'unsupported' });
    await expect(shell.call('share', content)).rejects.toMatchObject({ code: 'unsupported' });
  });

  test('opens a link in a tab that knows nothing of this one', async () => {
    const { window, shell } = open();
    await shell.call('openExternalLink', { url: 'https://www.ifttt.com/a?b' });
    expect(window.open).toHaveBeenCalledWith('https://www.ifttt.com/a?b', '_blank', 'noopener,noreferrer');
  });

  test('keeps data, and finds nothing under another key', async () => {
    const { shell } = open();
    await shell.call('saveLocalData', { key: 'model', value: 'K20' });
    expect(await shell.call('getLocalData', { key: 'model' })).toEqual({ value: 'K20' });
    expect(await shell.call('getLocalData', { key: 'other' })).toEqual({ value: null });
  });

  test('reads nothing and fails to save where storage throws', async () => {
    const window = { open: vi.fn(), navigator: {} };
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const shell = validatedShell(browser(window as never), []);
    expect(await shell.call('getLocalData', { key: 'a' })).toEqual({ value: null });
    await expect(shell.call('saveLocalData', { key: 'a', value: 'b' })).rejects.toMatchObject({ code: 'failed' });
  });

  test('shares with the phone’s own sheet', async () => {
    const share = vi.fn(() => Promise.resolve());
    await open({ navigator: { share } }).shell.call('share', content);
    expect(share).toHaveBeenCalledWith(content);
  });

  test('tells a cancelled sheet from a failed one', async () => {
    const closed = { share: () => Promise.reject(new DOMException('closed', 'AbortError')) };
    const refused = { share: () => Promise.reject(new DOMException('not now', 'NotAllowedError')) };
    await expect(open({ navigator: closed }).shell.call('share', content)).rejects.toMatchObject({ code: 'cancelled' });
    await expect(open({ navigator: refused }).shell.call('share', content)).rejects.toMatchObject({ code: 'failed' });
  });

  test('copies to the clipboard where it has no sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await open({ navigator: { clipboard: { writeText } } }).shell.call('share', content);
    expect(writeText).toHaveBeenCalledWith(`${content.text}\n${content.url}`);
  });
});
