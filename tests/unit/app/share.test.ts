// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { share } from '../../../src/app/share.ts';
import { type Shell, ShellError } from '../../../src/shell/shell.ts';
import { $shell } from '../../../src/stores/shell.ts';

const url = 'https://help.test/recipeDetails/wings';
const playShell = (call: () => Promise<unknown>) => $shell.set({ can: () => true, call } as unknown as Shell);

/** Whether a selection can be copied, which does not need the clipboard's interface */
let copiesSelection = false;

beforeEach(() => {
  copiesSelection = false;
  document.execCommand = () => copiesSelection;
});
afterEach(() => {
  $shell.set(undefined);
  vi.unstubAllGlobals();
});

describe('a recipe is passed on', () => {
  test('by the app where it can', async () => {
    const call = vi.fn(async () => null);
    playShell(call);
    expect(await share('Wings', url)).toBe('shared');
    expect(call).toHaveBeenCalledWith('share', { title: 'Wings', text: 'Wings', url });
  });

  test('by the system, or else the clipboard', async () => {
    const system = vi.fn(async () => undefined);
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share: system, clipboard: { writeText } });
    expect(await share('Wings', url)).toBe('shared');
    expect(system).toHaveBeenCalledWith({ title: 'Wings', url });
    expect(writeText).not.toHaveBeenCalled();

    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await share('Wings', url)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  test('by the next means where one fails, in the end by the reader', async () => {
    playShell(() => Promise.reject(new ShellError('failed', '')));
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    expect(await share('Wings', url)).toBe('manual');
    vi.stubGlobal('navigator', {});
    expect(await share('Wings', url)).toBe('manual');
    copiesSelection = true;
    expect(await share('Wings', url)).toBe('copied');
  });

  test('not at all where the reader thinks better of it', async () => {
    playShell(() => Promise.reject(new ShellError('cancelled', '')));
    expect(await share('Wings', url)).toBe('cancelled');
    $shell.set(undefined);
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) });
    expect(await share('Wings', url)).toBe('cancelled');
  });
});

test('a text takes the place of its link', async () => {
  const call = vi.fn(async () => null);
  playShell(call);
  expect(await share('Card', url, 'SN: 7')).toBe('shared');
  expect(call).toHaveBeenCalledWith('share', { title: 'Card', text: 'SN: 7', url });

  $shell.set(undefined);
  const system = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share: system });
  await share('Card', url, 'SN: 7');
  expect(system).toHaveBeenCalledWith({ title: 'Card', text: 'SN: 7' });

  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share('Card', url, 'SN: 7')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('SN: 7');
});
