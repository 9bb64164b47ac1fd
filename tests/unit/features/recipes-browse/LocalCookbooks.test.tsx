import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalCookbooks } from '../../../../src/features/recipes-browse/components/LocalCookbooks.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { type Shell, ShellError, type ShellErrorCode } from '../../../../src/shell/shell.ts';
import { $question } from '../../../../src/stores/questions.ts';
import { $shell } from '../../../../src/stores/shell.ts';
import { $toast } from '../../../../src/stores/toasts.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'recipes']), 'en');

afterEach(() => {
  cleanup();
  $shell.set(undefined);
  $toast.set(undefined);
});

/** Lets an app that refuses everything show a recipe of the phone. */
async function show(code: ShellErrorCode) {
  const call = vi.fn(async (method: string) => {
    if (method === 'getLocalCookbooks') return { cookbooks: [{ id: 1, name: 'Soup' }] };
    throw new ShellError(code, 'no');
  });
  $shell.set({ can: () => true, call } as unknown as Shell);
  render(
    <Translator value={t}>
      <LocalCookbooks />
    </Translator>,
  );
  await screen.findByRole('button', { name: 'Soup' });
  return call;
}

/** Presses a button, and says yes to what it asks. @returns the toast once the app has refused */
async function press(name: string, call: Awaited<ReturnType<typeof show>>) {
  fireEvent.click(screen.getByRole('button', { name }));
  $question.get()?.answer(true);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await Promise.allSettled(call.mock.results.map(({ value }) => value));
  return $toast.get()?.text;
}

const buttons = ['Soup', 'More: Soup', 'Delete: Soup'];

test.each(buttons)('what the app cannot do is reported: %s', async (name) => {
  expect(await press(name, await show('failed'))).toBe(t('common.error'));
});

test.each([
  ['Soup', undefined],
  ['More: Soup', undefined],
  ['Delete: Soup', t('common.error')],
])('what the reader closed is not, but nothing was opened to delete: %s', async (name, toast) => {
  expect(await press(name, await show('cancelled'))).toBe(toast);
});
