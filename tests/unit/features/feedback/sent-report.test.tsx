// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

const user = { uid: 'de-anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const server = { isDown: false };

vi.mock('../../../../src/stores/session.ts', async () => ({
  $session: (await import('nanostores')).atom({ status: 'ready', user }),
  api: async ({ path }: { path: string }) => {
    if (path.endsWith('/types')) return { types: [{ id: 'noise', name: 'Loud noises' }] };
    if (path.endsWith('/devices'))
      return { devices: [{ id: 'robot', name: 'Robbie', place: 'home', kind: 'vacuum' }], homes: [] };
    if (path.endsWith('/list')) return { items: [], next: null };
    if (server.isDown) throw new ApiError('network', { message: 'No connection' });
    return { id: '01bd93a1-1e6e-4ffd-9416-738ebaef320e' };
  },
}));

const { Report } = await import('../../../../src/features/feedback/components/Report.tsx');

const hrefs = {
  record: '/feedbackList',
  home: '/home',
  orderNumberHelp: '',
  answer: '/faqDetail',
  index: '/faq/en.json',
  texts: '/faq/en-texts.json',
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.className.includes('primary')]);

async function send() {
  history.replaceState(null, '', '/feedback?device=robot');
  renderInScreen(<Report user={user} hrefs={hrefs} snFigure={null} />);
  await waitFor(() => expect(screen.getByRole('option', { name: 'Loud noises' })).toBeDefined());
  for (const [label, value] of [
    ['Problem type', 'noise'],
    ['Problem description', 'It beeps three times'],
    ['Contact', 'anna@example.com'],
    ['Purchase platform', 'Amazon'],
    ['Purchase order number', '028-1'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await waitFor(() => expect(screen.getByText('Robbie')).toBeDefined());
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

afterEach(cleanup);

test('a report that has arrived says its number and what was sent, and is done with', async () => {
  await send();
  await screen.findByRole('heading', { name: /we received your report/ });
  expect(screen.getByText('It beeps three times')).toBeDefined();
  const facts = [...document.querySelectorAll('.facts > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(['Report number01BD-93A1', 'Problem typeLoud noises', 'DeviceRobbie']);
  expect(screen.getByRole('button', { name: 'Copy: Report number' })).toBeDefined();
  expect(links()).toEqual([
    ['Done', true],
    ['View record', false],
  ]);
});

test('one that waits has no number, and is found among the records', async () => {
  server.isDown = true;
  await send();
  await screen.findByRole('heading', { name: 'Your entries are saved' });
  expect(screen.queryByText('Report number')).toBeNull();
  expect(screen.getByText('Robbie')).toBeDefined();
  expect(links()).toEqual([
    ['Done', true],
    ['View record', false],
  ]);
});
