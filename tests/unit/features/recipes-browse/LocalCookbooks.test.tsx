import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalCookbooks } from '../../../../src/features/recipes-browse/components/LocalCookbooks.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { type Shell, ShellError, type ShellErrorCode } from '../../../../src/shell/shell.ts';
import { $shell } from '../../../../src/stores/shell.ts';
import { $toast } from '../../../../src/stores/toasts.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'recipes']), 'en');

afterEach(() => {
  cleanup();
  $shell.set(undefined);
  $toast.set(undefined);
});

/** Opens a recipe of the phone, which the app refuses. @returns the toast */
async function open(code: ShellErrorCode) {
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
  fireEvent.click(await screen.findByRole('button', { name: 'Soup' }));
  await Promise.allSettled(call.mock.results.map(({ value }) => value));
  return $toast.get()?.text;
}

test('a recipe that the app cannot open is reported', async () => {
  expect(await open('failed')).toBe(t('common.error'));
});

test('one that the reader closed is not', async () => {
  expect(await open('cancelled')).toBeUndefined();
});
