import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import common from '../../../../content/en/strings/common.json' with { type: 'json' };
import register from '../../../../content/en/strings/register.json' with { type: 'json' };
import type { RegistrationCard } from '../../../../src/contract/registration/read.ts';
import { CardSheet } from '../../../../src/features/registration/components/CardSheet.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  api: () => Promise.reject(new Error('no server')),
}));

const card: RegistrationCard = {
  id: 'r',
  brand: 'ultenic',
  model: '900a',
  orderNumber: 'A-17',
  serialNumber: '',
  purchaseDate: '2026-05-30',
  warrantyUntil: '2028-05-30',
  status: 'active',
  revision: 1,
  createdAt: 0,
};
const user = { uid: 'u', username: 'U', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

const t = createT(stringsOf('en', ['common', 'form', 'register']), 'en');

const show = (more: Partial<RegistrationCard> = {}) =>
  render(
    <Translator value={t}>
      <CardSheet
        user={user}
        card={{ ...card, ...more }}
        startCorrecting={false}
        reportHref="/feedback"
        onClose={vi.fn()}
        onChanged={vi.fn()}
      />
    </Translator>,
  );
const correct = () => screen.findByRole('button', { name: register.correct });
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => void document.body.replaceChildren());

test('a card leads to a form that begins with what stands on it, and back', async () => {
  show();
  fireEvent.click(await correct());
  await waitFor(() => expect(field('correctedPurchaseDate')).toBeTruthy());
  expect([field('correctedPurchaseDate').value, field('correctedOrderNumber').value]).toEqual(['2026-05-30', 'A-17']);
  expect(document.activeElement).toBe(field('correctedPurchaseDate'));
  fireEvent.input(field('correctedOrderNumber'), { target: { value: 'A-18' } });
  fireEvent(document.querySelector('dialog') as Element, new Event('cancel', { cancelable: true }));
  const button = await correct();
  await waitFor(() => expect(document.activeElement).toBe(button));

  fireEvent.click(button);
  await waitFor(() => expect(field('correctedOrderNumber')?.value).toBe('A-18'));
  expect(field('correctedPurchaseDate').value).toBe('2026-05-30');
});

test('what is wrong is said at its field, and stays there', async () => {
  show({ id: 'other' });
  fireEvent.click(await correct());
  await waitFor(() => expect(field('correctedPurchaseDate')).toBeTruthy());
  fireEvent.input(field('correctedPurchaseDate'), { target: { value: '0026-05-30' } });
  fireEvent.submit(field('correctedPurchaseDate').form as HTMLFormElement);
  await waitFor(() => expect(document.getElementById('correctedPurchaseDate-error')?.textContent).toContain('must be between'));
  expect(field('correctedPurchaseDate').value).toBe('0026-05-30');
});

test('a card that is opened begins with the card, not with its button below', async () => {
  show();
  expect(document.activeElement).not.toBe(await correct());
});

test('a cancelled registration is neither corrected nor passed on, and leads to customer service', () => {
  show({ status: 'cancelled' });
  expect(screen.queryByRole('button', { name: register.correct })).toBeNull();
  expect(screen.queryByRole('button', { name: register.print })).toBeNull();
  expect(screen.getByRole('link', { name: common.toReport }).getAttribute('href')).toBe('/feedback');
});
