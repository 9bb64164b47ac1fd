import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import register from '../../../../content/en/strings/register.json' with { type: 'json' };
import type { RegistrationCard } from '../../../../src/contract/registration/read.ts';
import { WarrantyCard } from '../../../../src/features/registration/components/WarrantyCard.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { Shell } from '../../../../src/shell/shell.ts';
import { $shell } from '../../../../src/stores/shell.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const card: RegistrationCard = {
  id: '7bf2a9e0-f953-4448-85f0-9adf7610a73d',
  brand: 'ultenic',
  model: '900a',
  orderNumber: 'A-17',
  serialNumber: 'SN-9',
  purchaseDate: '2026-05-30',
  warrantyUntil: '2098-05-30',
  status: 'active',
  revision: 1,
  createdAt: 0,
};
const t = createT(stringsOf('en', ['common', 'form', 'register']), 'en');
const inNavigator = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  cleanup();
  $shell.set(undefined);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'clipboard');
});

function show(more: Partial<RegistrationCard> = {}): HTMLElement {
  const { container } = render(
    <Translator value={t}>
      <WarrantyCard card={{ ...card, ...more }} />
    </Translator>,
  );
  return container;
}
const buttons = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('each number can be copied, and the one on paper has no buttons', async () => {
  const writeText = vi.fn(async () => undefined);
  inNavigator('clipboard', { writeText });
  const copied = ['Copy: Purchase order number', 'Copy: Serial number', 'Copy: Registration number'];
  expect(buttons(show())).toEqual([...copied, 'Add to calendar', 'Share as picture', 'Print']);
  expect(document.querySelector('.warranty-paper button')).toBeNull();
  expect(document.querySelector('.warranty-paper')?.textContent).toContain('7BF2-A9E0');

  for (const name of copied) fireEvent.click(screen.getByRole('button', { name }));
  expect(writeText.mock.calls).toEqual([['A-17'], ['SN-9'], ['7BF2-A9E0']]);
  expect(await screen.findAllByText('Copied')).toHaveLength(3);
});

test('a serial number that was not given is not copied', () => {
  expect(buttons(show({ serialNumber: '' }))).not.toContain('Copy: Serial number');
});

test('the card is shared as text by the system', async () => {
  const share = vi.fn(async () => undefined);
  inNavigator('share', share);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  const [[content]] = share.mock.calls as unknown as [[{ title: string; text: string }]];
  expect(content.title).toMatch(/^Warranty card · /);
  expect(content.text.split('\n').slice(1)).toEqual([
    'Purchase order number: A-17',
    'Serial number: SN-9',
    'Registration number: 7BF2-A9E0',
    'Purchase date: May 30, 2026',
    'Warranty until: May 30, 2098',
  ]);
});

test('the app shares it where it can, and neither saves nor prints it', () => {
  const call = vi.fn(async () => null);
  $shell.set({ can: () => true, call } as unknown as Shell);
  const view = show();
  expect(buttons(view).slice(3)).toEqual(['Share']);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(call).toHaveBeenCalledWith('share', expect.objectContaining({ url: location.origin + location.pathname }));
  cleanup();

  $shell.set({ can: () => false, call } as unknown as Shell);
  inNavigator('canShare', ({ files }: ShareData) => files?.[0]?.type === 'image/png');
  expect(buttons(show()).slice(3)).toEqual(['Share as picture']);
});

test('a failed share leaves the text on the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  inNavigator('clipboard', { writeText });
  inNavigator('share', () => Promise.reject(new Error('failed')));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Serial number: SN-9'));
});

test('a picture that cannot be drawn says so, and the button works again', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Share as picture' }));
  expect(screen.getByRole('button', { name: 'Share as picture' }).getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText(register.pictureFailed)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share as picture' }).getAttribute('aria-disabled')).toBeNull();
});
