import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDraft } from '../../../../src/stores/drafts.ts';
import type { OutboxItem } from '../../../../src/stores/outbox.ts';

/** The parts of the page that are loaded. */
const loaded: string[] = [];
/** Whether they can be. */
let isDown = false;
vi.mock('../../../../src/stores/recovery.ts', () => ({
  importOrReload: (name: string, load: () => Promise<unknown>) => {
    loaded.push(name);
    return isDown ? Promise.reject(new Error('no')) : load();
  },
}));
vi.mock('../../../../src/stores/session.ts', () => ({ api: async () => ({}) }));

const user = { uid: 'de-anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const item: OutboxItem = {
  ...newDraft('feedback', user.uid),
  path: '/api/v1/feedback/create',
  body: {},
  label: 'It beeps three times',
  queuedAt: Date.now(),
  state: { is: 'refused', message: 'The order is unknown', fields: {} },
};

beforeEach(() => {
  loaded.length = 0;
  isDown = false;
});
afterEach(cleanup);

/** Opens a page, whose modules are its own, with what its storage has. */
async function open(stored: Record<string, unknown>, signedIn: typeof user | undefined) {
  vi.resetModules();
  const { storage } = await import('../../../../src/stores/storage.ts');
  const { Outbox } = await import('../../../../src/app/form/Outbox.tsx');
  const { renderInScreen } = await import('../../ui/in-screen.tsx');
  await storage.set(stored);
  const list = vi.spyOn(storage, 'list');
  const { container } = renderInScreen(<Outbox forms={['feedback']} user={signedIn} editHref="/feedback" />);
  await act(() => Promise.all(list.mock.results.map(({ value }) => value)));
  return container;
}

test('what the user has not sent yet is listed', async () => {
  await open({ 'outbox/de-anna/k': item }, user);
  expect(await screen.findByText('The order is unknown')).toBeDefined();
});

test.each([
  ['nothing waits', { 'draft/feedback/de-anna': item }, user],
  ['another user’s waits', { 'outbox/at-lena/k': item }, user],
  ['nobody is signed in', { 'outbox/undefined/k': item }, undefined],
])('the list is not even loaded where %s', async (_, stored, signedIn) => {
  expect((await open(stored, signedIn)).innerHTML).toBe('');
  expect(loaded).toEqual([]);
});

test('the list is loaded once something of this page waits', async () => {
  await open({}, user);
  const { storage } = await import('../../../../src/stores/storage.ts');
  const { $hasQueued } = await import('../../../../src/stores/drafts.ts');
  await storage.set({ 'outbox/de-anna/k': item });
  act(() => $hasQueued.set(true));
  expect(await screen.findByText('The order is unknown')).toBeDefined();
});

test('a list that cannot be loaded leaves the page as it is', async () => {
  isDown = true;
  const container = await open({ 'outbox/de-anna/k': item }, user);
  await act(() => vi.waitFor(() => expect(loaded).toEqual(['outbox'])));
  expect(container.innerHTML).toBe('');
});

test('the list is there before the connection may be gone', async () => {
  const list = vi.fn(() => ({ OutboxList: () => null }));
  vi.doMock('../../../../src/app/form/OutboxList.tsx', list);
  vi.resetModules();
  const { formChunk } = await import('../../../../src/app/form/load-form.ts');
  await formChunk.load();
  expect(list).toHaveBeenCalledOnce();
});
