import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nativeLink } from '../../../src/recipes/native-link.ts';
import { type Shell, ShellError, type ShellErrorCode } from '../../../src/shell/shell.ts';
import { $shell } from '../../../src/stores/shell.ts';

const assign = vi.spyOn(location, 'assign').mockReturnValue();

afterEach(() => {
  cleanup();
  $shell.set(undefined);
  assign.mockClear();
});

/** Presses a link to the editor. @returns whether the browser follows it, and what the app was asked for */
async function press(id: string | undefined, code?: ShellErrorCode) {
  const call = vi.fn(async () => {
    if (code) throw new ShellError(code, 'no');
  });
  $shell.set({ can: () => code !== 'unsupported', call } as unknown as Shell);
  render(<a {...nativeLink('editCookbook', '/recipes/edit', id)}>Edit</a>);
  const followed = fireEvent.click(screen.getByRole('link', { name: 'Edit' }));
  await Promise.allSettled(call.mock.results.map(({ value }) => value));
  return { followed, calls: call.mock.calls };
}

test('the app opens its own page, of a recipe or of a new one', async () => {
  expect(await press('soup')).toEqual({ followed: false, calls: [['editCookbook', { id: 'soup' }]] });
  cleanup();
  expect(await press(undefined)).toEqual({ followed: false, calls: [['editCookbook', {}]] });
  expect(assign).not.toHaveBeenCalled();
});

test('the page opens in an app that has none', async () => {
  expect(await press('soup', 'unsupported')).toEqual({ followed: true, calls: [] });
});

test.each(['failed', 'timeout'] as const)('the page opens after %s', async (code) => {
  expect((await press('soup', code)).followed).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/recipes/edit');
});

test('nothing happens after the reader cancelled it', async () => {
  expect((await press('soup', 'cancelled')).followed).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
