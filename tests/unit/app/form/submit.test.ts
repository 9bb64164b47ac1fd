import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/client.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import type { FormRules } from '../../../../src/app/form/form.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { Draft } from '../../../../src/stores/drafts.ts';
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
  expect(await submit({ rules, draft: draftOf(''), user, t })).toEqual({
    is: 'invalid',
    errors: { text: t('form.errorRefused') },
  });
  expect(server.calls).toEqual([]);
});

test('a draft that the server refused goes on under another key, so that its correction counts as a report of its own', async () => {
  server.answers = [
    () => {
      throw new ApiError('invalidFields', { message: 'Look at the text', fields: { text: 'unknown' } });
    },
  ];
  const draft = draftOf('wrong');
  const refused = await submit({ rules, draft: draft, user, t });
  expect(refused).toMatchObject({ is: 'refused', errors: { text: t('form.errorRefused') } });
  expect($toast.get()?.text).toBe('Look at the text');
  if (refused.is !== 'refused') throw new Error('It was not refused');
  const { correctedDraft } = refused;
  expect(correctedDraft.fields).toEqual({ text: 'wrong' });
  expect(await loadDraft('test', user.uid)).toMatchObject(correctedDraft);

  expect(await submit({ rules, draft: { ...correctedDraft, fields: { text: 'right' } }, user, t })).toEqual({ is: 'sent' });
  const [first, second] = server.calls;
  expect(server.calls.map(({ body }) => body)).toEqual([{ text: 'wrong' }, { text: 'right' }]);
  expect(first?.key).toBe(draft.key);
  expect(second?.key).toBe(correctedDraft.key);
  expect(second?.key).not.toBe(first?.key);
});

test('a draft that could not be sent waits in the outbox, and is no draft any more', async () => {
  server.answers = [
    () => {
      throw new ApiError('network');
    },
  ];
  expect(await submit({ rules, draft: draftOf('later'), user, t })).toEqual({ is: 'queued' });
  expect(await loadDraft('test', user.uid)).toBeUndefined();
});

test('what is sent is what `beforeSend` makes of a valid draft; an invalid one never gets there', async () => {
  const beforeSend = vi.fn(async (draft: Draft) => ({ ...draft, fields: { text: `${draft.fields.text}, resolved` } }));
  await submit({ rules: { ...rules, beforeSend }, draft: draftOf(''), user, t });
  expect(beforeSend).not.toHaveBeenCalled();
  const draft = draftOf('typed');
  expect(await submit({ rules: { ...rules, beforeSend }, draft, user, t })).toEqual({ is: 'sent' });
  expect(server.calls.map(({ body }) => body)).toEqual([{ text: 'typed, resolved' }]);
  expect(draft.fields).toEqual({ text: 'typed' });
});

test.each([
  ['offline, nothing but the form says that its entries are kept', false, undefined],
  ['online, that the server cannot be reached is told by a toast', true, 'No connection'],
])('on a device that is %s', async (_, onLine, text) => {
  vi.stubGlobal('navigator', { onLine });
  $toast.set(undefined);
  server.answers = [
    () => {
      throw new ApiError('network', { message: 'No connection' });
    },
  ];
  const outcome = await submit({ rules, draft: draftOf(`Kept ${onLine}`), user, t });
  expect([outcome, $toast.get()?.text]).toEqual([{ is: 'queued' }, text]);
});
