import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RegisteredList } from '../../../../src/features/registration/components/RegisteredList.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const card = (id: string, model: string, serialNumber: string) => ({
  ...{ id, model, serialNumber, orderNumber: `A-${id}`, brand: 'ultenic', revision: 1, createdAt: 0 },
  ...{ purchaseDate: '2026-05-30', warrantyUntil: '2098-05-30', status: 'active' },
});

vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  api: async () => ({ items: [card('1', 'LdsT6', ''), card('2', 'LdsT6', 'SN-2'), card('3', '900a', 'SN-3')] }),
}));

test('registrations of the same model are told apart by a number', async () => {
  const user = { uid: 'u', username: 'U', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
  render(
    <Translator value={createT(stringsOf('en', ['common', 'form', 'register']), 'en')}>
      <RegisteredList user={user} form="register/ultenic" hrefs={{ self: '/', report: '/feedback' }} models={[]} />
    </Translator>,
  );
  await screen.findByRole('heading', { name: 'Registered products' });
  expect([...document.querySelectorAll('.cell-detail > span, .cell-label')].map(({ textContent }) => textContent)).toEqual([
    ...['LDS T6', 'Purchase order number: A-1'],
    ...['LDS T6', 'Serial number: SN-2'],
    '900A',
  ]);
});
