// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutboxList } from '../../../../src/app/form/OutboxList.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft, retentionDays } from '../../../../src/stores/drafts.ts';
import type { OutboxItem } from '../../../../src/stores/outbox.ts';
import { storage } from '../../../../src/stores/storage.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const calls: string[] = [];
vi.mock('../../../../src/stores/session.ts', () => ({
  api: async ({ path }: { path: string }) => void calls.push(path),
}));

const uid = 'de-anna';
const user = { uid, username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const t = createT(stringsOf('en', ['common', 'form']), 'en');

async function showQueued(days: number) {
  const item: OutboxItem = {
    ...newDraft('feedback', uid),
    key: 'k',
    path: '/api/v1/feedback/create',
    body: {},
    label: 'It beeps three times',
    queuedAt: Date.now() - days * 86_400_000 - 1000,
    state: { is: 'waiting' },
  };
  await storage.set({ [`outbox/${uid}/k`]: item });
  render(
    <Translator value={t}>
      <OutboxList forms={['feedback']} user={user} editHref="/feedback" />
    </Translator>,
  );
  await waitFor(() => expect(calls.length > 0 || screen.queryByText('It beeps three times') !== null).toBe(true));
}

beforeEach(() => void calls.splice(0));
afterEach(cleanup);

test(`a report that has waited for ${retentionDays} days is shown with its text, and sent only when its writer says so`, async () => {
  await showQueued(retentionDays);
  expect(screen.getByText('Not sent')).toBeDefined();
  expect(screen.getByText(/could not be sent within 30 days/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(calls).toEqual(['/api/v1/feedback/create']));
  await waitFor(() => expect(screen.queryByText('It beeps three times')).toBeNull());
});

test('a younger one is sent by itself', async () => {
  await showQueued(retentionDays - 1);
  await waitFor(() => expect(calls).toEqual(['/api/v1/feedback/create']));
});
