import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { MessageForm } from '../../../../src/features/tickets/components/MessageForm.tsx';
import { newDraft, saveDraft } from '../../../../src/stores/drafts.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };

const form = (id: string, closed: boolean) => <MessageForm id={id} user={user} closed={closed} onSent={() => undefined} />;
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
