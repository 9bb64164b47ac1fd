import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listDevices } from '../../../../src/contract/devices/list.ts';
import { Register } from '../../../../src/features/registration/components/Register.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft, saveDraft } from '../../../../src/stores/drafts.ts';
import { $session } from '../../../../src/stores/session.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const device = (id: string, model: string) => ({
  ...{ id, name: `Robot ${id}`, model, kind: 'vacuum', sn: `SN-${id}`, online: true },
  ...{ place: 'home', home: 'Home', homeId: 'h', groups: [], cooks: null },
});
const devices = [device('1', '900a'), device('2', 'LdsT6')];

vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  api: async ({ path }: { path: string }) => (path === listDevices.path ? { devices, homes: [] } : { items: [] }),
}));

const t = createT(stringsOf('en', ['common', 'device', 'form', 'register']), 'en');
const models = [
  { key: '900a', name: '900A', kind: 'vacuum' },
  { key: 'LdsT6', name: 'LDS T6', kind: 'vacuum' },
] as const;

let count = 0;
let user = { uid: '', username: 'U', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

beforeEach(() => {
  user = { ...user, uid: `u${++count}` };
  $session.set({ status: 'ready', user } as never);
});
afterEach(cleanup);

const show = () =>
  render(
    <Translator value={t}>
      <Register
        user={user}
        product="ultenic"
        brand="ultenic"
        models={models}
        hrefs={{ self: '/', home: '/home', orderNumberHelp: '', report: '/feedback' }}
      />
    </Translator>,
  );
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const values = () => ['deviceId', 'model', 'serialNumber'].map((name) => field(name)?.value);

async function choose(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: /^Your device/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByText(name));
}

test('the first field is the owned device, which fills in model and serial number', async () => {
  show();
  await choose('Robot 1');
  await waitFor(() => expect(values()).toEqual(['1', '900a', 'SN-1']));
  await choose('Robot 2');
  await waitFor(() => expect(values()).toEqual(['2', 'LdsT6', 'SN-2']));
  fireEvent.input(field('serialNumber'), { target: { value: 'typed' } });
  await choose('Robot 1');
  await waitFor(() => expect(values()).toEqual(['1', '900a', 'typed']));
  expect(field('deviceId').compareDocumentPosition(field('platform'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a draft with a device chosen on an earlier visit is restored', async () => {
  const draft = newDraft('register/ultenic', user.uid);
  await saveDraft({ ...draft, fields: { deviceId: '2', model: '900a', serialNumber: 'S', nickname: 'N' } }, {});
  show();
  await waitFor(() => expect(values()).toEqual(['2', '900a', 'S']));
  expect(await screen.findByText('Robot 2')).toBeDefined();
});

test('what may be left out is marked', async () => {
  show();
  await choose('Robot 1');
  expect(screen.getAllByText(/\(optional\)/).map((mark) => mark.parentElement?.textContent)).toEqual([
    'Your device\u00A0(optional)',
    'Serial number\u00A0(optional)',
  ]);
});
