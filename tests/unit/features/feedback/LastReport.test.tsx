// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const uid = 'de-anna';
const user = { uid, username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const last = {
  id: 'r9',
  device: { name: 'Robbie', model: '900A', sn: 'S1', deviceId: 'robot' },
  contact: 'anna@example.com',
  platform: 'Amazon',
  orderNumber: '028-1',
};
/** What waits until it is opened. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
const server = { answered: gate(), calls: [] as string[], items: [{ id: 'r9' }] as unknown[], fails: false };

vi.mock('../../../../src/stores/session.ts', async () => ({
  $session: (await import('nanostores')).atom({ status: 'ready', user }),
  api: async ({ path }: { path: string }, input: { id?: string }, options?: { quiet?: boolean }) => {
    if (path.endsWith('/types')) return { types: [{ id: 'device', name: 'Device' }] };
    expect(options?.quiet).toBe(true);
    server.calls.push(path);
    const { items } = server;
    await server.answered.opened;
    if (server.fails) throw new Error('offline');
    if (path.endsWith('/list')) return { items, next: null };
    return { ...last, id: input.id };
  },
}));
vi.mock('../../../../src/app/device/use-devices.ts', () => ({
  useDevices: () => ({
    status: 'ready',
    data: {
      devices: [
        { id: 'fryer', name: 'Fritz', place: 'home', model: '', kind: 'airFryer' },
        { id: 'robot', name: 'Robbie', place: 'home', model: '900A', kind: 'vacuum' },
      ],
    },
  }),
}));

const { cleanup, fireEvent, screen, waitFor } = await import('@testing-library/react');
const { Report } = await import('../../../../src/features/feedback/components/Report.tsx');
const { draftKey, newDraft } = await import('../../../../src/stores/drafts.ts');
const { storage } = await import('../../../../src/stores/storage.ts');
const { renderInScreen } = await import('../../ui/in-screen.tsx');

const hrefs = {
  record: '/feedbackList',
  home: '/home',
  orderNumberHelp: '',
  answer: '/faqDetail',
  index: '/faq/en.json',
  texts: '/faq/en-texts.json',
};
const draft = { form: 'feedback', uid };
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const open = () => renderInScreen(<Report user={user} hrefs={hrefs} snFigure={null} />);
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** As when the page is left: whatever is to be kept is stored. */
async function leave() {
  dispatchEvent(new Event('pagehide'));
  await storage.list('draft/');
}

beforeEach(() => {
  Object.assign(server, { answered: gate(), calls: [], items: [{ id: 'r9' }], fails: false });
  history.replaceState(null, '', '/feedback');
});
afterEach(async () => {
  cleanup();
  await storage.set({ [draftKey(draft)]: undefined });
});

test('an empty report begins with what the last one said, which counts as nothing entered', async () => {
  server.answered.open();
  open();
  await waitFor(() => expect(field('contact')?.value).toBe(last.contact));
  expect(field('platform')?.value).toBe(last.platform);
  expect(field('orderNumber')?.value).toBe(last.orderNumber);
  await waitFor(() => expect(field('mineId')?.value).toBe('robot'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Clear: / })).toHaveLength(4));
  await leave();
  expect(asksBeforeLeaving()).toBe(false);
  expect(await storage.get(draftKey(draft))).toBeUndefined();
});

test('each can be removed, and its field has the focus then', async () => {
  server.answered.open();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Clear: Purchase platform' }));
  expect(field('platform')?.value).toBe('');
  expect(document.activeElement).toBe(field('platform'));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear: Device' }));
  await waitFor(() => expect(field('mineId')?.value).toBe(''));
  expect(document.activeElement?.id).toBe('device');
  expect(screen.queryAllByRole('button', { name: /^Clear: / })).toHaveLength(2);
});

test('where they come from is written once, at the first that is left', async () => {
  server.answered.open();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Clear: Device' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Clear: / })).toHaveLength(3));
  const mark = screen.getByText(/From your last report\./);
  expect(mark.closest('.field')?.querySelector('label')?.textContent).toBe('Contact');
  // On a line of its own: languages differ in what stands between two sentences.
  expect(mark.firstChild?.textContent).toBe('From your last report.');
  expect(mark.querySelectorAll('br')).toHaveLength(1);
});

test('it is written at a field that is in sight where the device is entered by hand', async () => {
  server.answered.open();
  open();
  await screen.findByRole('button', { name: 'Clear: Device' });
  fireEvent.click(screen.getByLabelText('Fill in the information'));
  const mark = () => screen.getByText(/From your last report\./);
  await waitFor(() => expect(mark().closest('[hidden]')).toBeNull());
});

test('one that is changed is not said to be of the last report any more, and is kept', async () => {
  server.answered.open();
  open();
  await screen.findByRole('button', { name: 'Clear: Contact' });
  fireEvent.input(screen.getByLabelText('Contact'), { target: { value: 'else@example.com' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear: Contact' })).toBeNull());
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
});

test('what was typed before the answer came stays, and so does what has the focus', async () => {
  open();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  fireEvent.input(screen.getByLabelText('Purchase order number'), { target: { value: 'mine' } });
  screen.getByLabelText('Contact').focus();
  server.answered.open();
  await waitFor(() => expect(field('platform')?.value).toBe(last.platform));
  expect(field('orderNumber')?.value).toBe('mine');
  expect(field('contact')?.value).toBe('');
  expect(field('mineId')?.value).toBe('');
});

test('what the server answers for another user is not filled in', async () => {
  const { rerender } = open();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  server.items = [];
  rerender(<Report user={{ ...user, uid: 'de-ben' }} hrefs={hrefs} snFigure={null} />);
  await waitFor(() => expect(server.calls).toHaveLength(2));
  server.answered.open();
  await waitFor(() => expect(server.calls).toHaveLength(3));
  await leave();
  expect(field('contact')?.value).toBe('');
});

test('a device in the address wins', async () => {
  history.replaceState(null, '', '/feedback?device=fryer');
  server.answered.open();
  open();
  await waitFor(() => expect(field('contact')?.value).toBe(last.contact));
  expect(field('mineId')?.value).toBe('fryer');
});

test('a draft wins over the last report, which is not asked for', async () => {
  await storage.set({
    [draftKey(draft)]: { ...newDraft('feedback', uid), fields: { description: 'It beeps' }, savedAt: Date.now() },
  });
  server.answered.open();
  open();
  await waitFor(() => expect(field('description')?.value).toBe('It beeps'));
  await expect(waitFor(() => expect(server.calls).not.toEqual([]), { timeout: 300 })).rejects.toThrow();
  expect(field('contact')?.value).toBe('');
});

test.each(['fails', 'has no report'])('a server that %s leaves the form as it is', async (what) => {
  Object.assign(server, what === 'fails' ? { fails: true } : { items: [] });
  server.answered.open();
  open();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await leave();
  expect(field('contact')?.value).toBe('');
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(0);
});
