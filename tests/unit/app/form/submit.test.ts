import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/client.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import type { FormRules } from '../../../../src/app/form/form.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { strings } from '../../ui/in-screen.tsx';

/** What the server is asked, and what it answers: one after the other. */
const server = { calls: [] as { body: unknown; key: string | undefined }[], answers: [] as (() => unknown)[] };

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
vi.mock('../../../../src/stores/failure-text.ts', () => ({
  failureText: ({ message }: Error) => message,
}));
vi.mock('../../../../src/stores/session.ts', () => ({
  api: async (_endpoint: unknown, body: unknown, { key }: CallOptions) => {
    server.calls.push({ body, key });
    return server.answers.shift()?.();
  },
}));

const { flush } = await import('../../../../src/stores/outbox.ts');
const { newDraft, loadDraft } = await import('../../../../src/stores/drafts.ts');
const { $toast } = await import('../../../../src/stores/toasts.ts');
const { submit } = await import('../../../../src/app/form/submit.ts');

const t = createT(strings, 'en');
const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };
const rules: FormRules = {
  path: '/api/v1/feedback/create',
  schema: v.object({ text: v.pipe(v.string(), v.minLength(1, 'required')) }),
  body: ({ fields }) => ({ text: fields.text ?? '' }),
  words: { text: { required: 'form.errorRefused' } },
  label: ({ fields }) => fields.text ?? '',
};
const draftOf = (text: string) => ({ ...newDraft('test', user.uid), fields: { text } });

beforeEach(async () => {
  await flush();
  server.calls = [];
  server.answers = [];
});

test('what is wrong is found before anything is sent', async () => {
  expect(await submit(rules, draftOf(''), user, t)).toEqual({ errors: { text: t('form.errorRefused') } });
  expect(server.calls).toEqual([]);
});

test('a draft that the server refused goes on under another key, so that its correction counts as a report of its own', async () => {
  server.answers = [
    () => {
      throw new ApiError('refused', 'Look at the text', 400, { fields: { text: 'unknown' } });
    },
  ];
  const draft = draftOf('wrong');
  const refused = await submit(rules, draft, user, t);
  expect(refused).toMatchObject({ errors: { text: t('form.errorRefused') }, message: 'Look at the text' });
  const mended = refused.mended;
  if (!mended) throw new Error('The draft is gone');
  expect(mended.fields).toEqual({ text: 'wrong' });
  expect(await loadDraft('test', user.uid)).toMatchObject(mended);

  expect(await submit(rules, { ...mended, fields: { text: 'right' } }, user, t)).toEqual({ queued: false });
  const [first, second] = server.calls;
  expect(server.calls.map(({ body }) => body)).toEqual([{ text: 'wrong' }, { text: 'right' }]);
  expect(first?.key).toBe(draft.key);
  expect(second?.key).toBe(mended.key);
  expect(second?.key).not.toBe(first?.key);
});

test('a draft that could not be sent waits in the outbox, and is no draft any more', async () => {
  server.answers = [
    () => {
      throw new ApiError('network');
    },
  ];
  expect(await submit(rules, draftOf('later'), user, t)).toEqual({ queued: true });
  expect(await loadDraft('test', user.uid)).toBeUndefined();
});

test('a draft is brought up to date before it is checked', async () => {
  const prepare = vi.fn(
    async (draft: { fields: Record<string, string> }) => void Object.assign(draft.fields, { text: 'filled in' }),
  );
  expect(await submit({ ...rules, prepare }, draftOf(''), user, t)).toEqual({ queued: false });
  expect(server.calls.map(({ body }) => body)).toEqual([{ text: 'filled in' }]);
});

test.each([
  ['offline, nothing but the form says that its entries are kept', false, undefined],
  ['online, that the server cannot be reached is told by a toast', true, 'No connection'],
])('on a device that is %s', async (_, onLine, text) => {
  vi.stubGlobal('navigator', { onLine });
  $toast.set(undefined);
  server.answers = [
    () => {
      throw new ApiError('network', 'No connection');
    },
  ];
  const outcome = await submit(rules, draftOf(`Kept ${onLine}`), user, t);
  expect([outcome, $toast.get()?.text]).toEqual([{ queued: true }, text]);
});
