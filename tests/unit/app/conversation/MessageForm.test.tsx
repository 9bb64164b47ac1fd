import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { MessageForm } from '../../../../src/app/conversation/MessageForm.tsx';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { newDraft, saveDraft } from '../../../../src/stores/drafts.ts';
import { $toast, showToast } from '../../../../src/stores/toasts.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };

const server = { isDown: false };
vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  api: async () => {
    if (server.isDown) throw new ApiError('network', { message: 'No connection' });
    return {};
  },
}));

const form = (id: string, folded: boolean) => (
  <MessageForm forms="ticketMessage" id={id} user={user} folded={folded} doneHref="/rmaList" onSent={() => undefined} />
);
const sendText = (text: string) => {
  fireEvent.input(screen.getByLabelText('Your message'), { target: { value: text } });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
};
const fold = () => screen.getByLabelText('Your message').closest('details');

afterEach(cleanup);

test('the form of an open ticket is in sight, and stays so when the ticket is closed', () => {
  const { rerender } = renderInScreen(form('open', false));
  expect(fold()).toBeNull();
  rerender(form('open', true));
  expect(fold()).toBeNull();
});

test('the form of a closed ticket is folded behind its button', () => {
  renderInScreen(form('closed', true));
  expect(fold()?.open).toBe(false);
  expect(fold()?.querySelector('summary')?.textContent).toBe('Write to customer service');
});

test('the form of a closed ticket is unfolded where a draft of it is restored', async () => {
  await saveDraft({ ...newDraft('ticketMessage/draft', user.uid), fields: { text: 'It hums again.' } }, {});
  renderInScreen(form('draft', true));
  await expect.poll(() => fold()?.open).toBe(true);
});

test('a message that has arrived is done with, and another one can be written', async () => {
  renderInScreen(form('answered', false));
  sendText('From the left.');
  expect((await screen.findByRole('link', { name: 'Done' })).getAttribute('href')).toBe('/rmaList');
  expect(screen.getByText(/^Customer service will reply here\./)).toBeDefined();
  expect((screen.getByLabelText('Your message') as HTMLTextAreaElement).value).toBe('');
});

test.each([
  ['with a connection, the toast says what failed', true, 'Error'],
  ['without, that it is saved', false, 'Your entries are saved'],
])('one that waits is not; %s', async (_, isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  $toast.set(undefined);
  showToast('Copied', 'success');
  server.isDown = true;
  renderInScreen(form(`waiting-${isOnline}`, false));
  sendText('From the right.');
  const typed = () => (screen.getByLabelText('Your message') as HTMLTextAreaElement).value;
  await expect.poll(typed, { timeout: 10_000 }).toBe('');
  expect(screen.queryByRole('link', { name: 'Done' })).toBeNull();
  expect($toast.get()).toMatchObject({ text });
});
