import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/client.ts';
import type { FormKind, FormRules } from '../../../../src/app/form/form.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { strings } from '../../ui/in-screen.tsx';

const server = { keys: [] as (string | undefined)[], respond: async (): Promise<unknown> => ({}) };
vi.mock('../../../../src/stores/session.ts', () => ({
  failureText: ({ message }: Error) => message,
  networkFailureText: () => 'No connection',
  api: (_: unknown, __: unknown, { key }: CallOptions) => {
    server.keys.push(key);
    return server.respond();
  },
}));
vi.mock('../../../../src/stores/recovery.ts', () => ({ importOrReload: (_: string, load: () => Promise<unknown>) => load() }));

const { ApiError } = await import('../../../../src/api/errors.ts');
const { useDraft } = await import('../../../../src/app/form/use-draft.ts');
const { useSubmit } = await import('../../../../src/app/form/use-submit.ts');
const { $toast } = await import('../../../../src/stores/toasts.ts');

const t = createT(strings, 'en');
const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };
const rules: FormRules = {
  path: '/api/v1/test/create',
  schema: v.object({
    text: v.pipe(v.string(), v.minLength(1, 'required')),
    more: v.pipe(v.string(), v.minLength(1, 'required')),
  }),
  body: ({ fields: { text = '', more = '' } }) => ({ text, more }),
  words: { text: { required: 'form.choose' } },
  label: ({ fields }) => fields.text ?? '',
};
const told = { onErrors: vi.fn(), onSent: vi.fn() };
let forms = 0;

beforeEach(() => {
  server.keys = [];
  server.respond = async () => ({});
  told.onErrors.mockReset();
  told.onSent.mockReset();
  $toast.set(undefined);
});
afterEach(cleanup);

interface Options {
  step?: { fields: string[]; next(): void };
  endsForm?: boolean;
  /** What the form needs to be sent */
  load?: FormKind['rules'];
}

function render(fields: Record<string, string>, more: Partial<FormRules> = {}, { step, endsForm = true, load }: Options = {}) {
  const kind: FormKind = {
    name: `test-${++forms}`,
    leave: 'common.leaveForm',
    order: [],
    rules: load ?? (async () => ({ ...rules, ...more })),
  };
  const element = document.createElement('form');
  for (const [name, value] of Object.entries(fields))
    element.append(Object.assign(document.createElement('input'), { name, value }));
  const ref = { current: element };
  return renderHook(() => {
    const draft = useDraft(ref, kind, user.uid);
    const options = { kind, draft, t, endsForm, step: step && { label: '', ...step }, ...told };
    return { draft, ...useSubmit(options) };
  }).result;
}

test('a form that is sent ends with its key', async () => {
  const form = render({ text: 'a', more: 'b' });
  await act(() => form.current.submit(user));
  expect(server.keys).toHaveLength(1);
  expect(form.current.phase).toMatchObject({ is: 'sent', draft: { key: server.keys[0] } });
  expect(form.current.attempt).toBe(1);
  expect(told.onSent).toHaveBeenCalledExactlyOnceWith(false);
});

test('two submissions at once are one', async () => {
  const form = render({ text: 'a', more: 'b' });
  await act(() => Promise.all([form.current.submit(user), form.current.submit(user)]));
  expect(server.keys).toHaveLength(1);
  expect(told.onSent).toHaveBeenCalledOnce();
});

test('a submission before it is known who the user is waits', async () => {
  const form = render({ text: 'a', more: 'b' });
  await act(() => form.current.submit(undefined));
  expect([form.current.phase.is, server.keys]).toEqual(['waitingForUser', []]);
});

test('an invalid form can be edited, and is saved again', async () => {
  const form = render({ text: '', more: 'b' });
  await act(() => form.current.submit(user));
  expect(form.current.phase.is).toBe('editing');
  expect(told.onErrors).toHaveBeenCalledExactlyOnceWith({ text: t('form.choose') }, false);
  const { loadDraft } = await import('../../../../src/stores/drafts.ts');
  act(() => form.current.draft.setMeta({ edited: true }));
  await act(() => form.current.draft.save());
  expect(await loadDraft(`test-${forms}`, user.uid)).toMatchObject({ fields: { more: 'b' }, meta: { edited: true } });
});

test('a refused form goes on under another key, with the server’s words', async () => {
  const form = render({ text: 'a', more: 'b' });
  server.respond = () =>
    Promise.reject(new ApiError('invalidFields', { message: 'Look at the text', fields: { text: 'required' } }));
  await act(() => form.current.submit(user));
  expect([form.current.phase.is, $toast.get()?.text]).toEqual(['editing', 'Look at the text']);
  expect(told.onErrors).toHaveBeenCalledExactlyOnceWith({ text: t('form.choose') }, true);
  expect(form.current.draft.draft().key).not.toBe(server.keys[0]);
});

test('a form that waits for a connection says so', async () => {
  const form = render({ text: 'a', more: 'b' });
  server.respond = () => Promise.reject(new ApiError('network'));
  await act(() => form.current.submit(user));
  expect(told.onSent).toHaveBeenCalledExactlyOnceWith(true);
});

test('a step checks its own fields, and leads on when they are right', async () => {
  const next = vi.fn();
  const wrong = render({ text: '', more: '' }, {}, { step: { fields: ['text'], next } });
  await act(() => wrong.current.submit(user));
  expect(told.onErrors).toHaveBeenCalledExactlyOnceWith({ text: t('form.choose') }, false);
  expect(next).not.toHaveBeenCalled();
  const right = render({ text: 'a', more: '' }, {}, { step: { fields: ['text'], next } });
  await act(() => right.current.submit(user));
  expect(next).toHaveBeenCalledOnce();
  expect(server.keys).toEqual([]);
});

test('a form that fails on its way can be edited, and submitted again', async () => {
  const fails = vi.fn(async (draft) => draft).mockRejectedValueOnce(new Error('no'));
  const form = render({ text: 'a', more: 'b' }, { beforeSend: fails });
  await act(() => expect(form.current.submit(user)).rejects.toThrow('no'));
  expect(form.current.phase.is).toBe('editing');
  expect(form.current.draft.draft().fields).toEqual({ text: 'a', more: 'b' });
  await act(() => form.current.submit(user));
  expect(form.current.phase.is).toBe('sent');
});

test('what was sent is not saved as a draft again, until the form is edited again', async () => {
  const form = render({ text: 'a', more: 'b' });
  await act(() => form.current.submit(user));
  const { loadDraft } = await import('../../../../src/stores/drafts.ts');
  await act(() => form.current.draft.save());
  expect(await loadDraft(`test-${forms}`, user.uid)).toBeUndefined();
  act(() => form.current.editAgain());
  expect(form.current.phase.is).toBe('editing');
});

test('a form that no message replaces can be edited once it is sent', async () => {
  const form = render({ text: 'a', more: 'b' }, {}, { endsForm: false });
  await act(() => form.current.submit(user));
  expect(told.onSent).toHaveBeenCalledExactlyOnceWith(false);
  expect(form.current.phase.is).toBe('editing');
});

test('a form whose rules cannot be loaded can be edited, and submitted again', async () => {
  const load = vi.fn(async () => rules).mockRejectedValueOnce(new Error('no'));
  const form = render({ text: 'a', more: 'b' }, {}, { load });
  await act(() => form.current.submit(user));
  expect([form.current.phase.is, form.current.attempt, server.keys]).toEqual(['editing', 1, []]);
  expect(told.onErrors).not.toHaveBeenCalled();
  await act(() => form.current.submit(user));
  expect([form.current.phase.is, form.current.attempt]).toEqual(['sent', 2]);
});

test('a form on its way says so, and is saved as a draft before', async () => {
  const arrive = Promise.withResolvers<void>();
  const form = render({ text: 'a', more: 'b' }, { beforeSend: (draft) => arrive.promise.then(() => draft) });
  const { loadDraft } = await import('../../../../src/stores/drafts.ts');
  let sent: Promise<void> | undefined;
  await act(async () => {
    sent = form.current.submit(user);
  });
  expect(form.current.phase.is).toBe('submitting');
  await vi.waitFor(async () => expect(await loadDraft(`test-${forms}`, user.uid)).toMatchObject({ fields: { text: 'a' } }));
  arrive.resolve();
  await act(async () => sent);
  expect(form.current.phase.is).toBe('sent');
});

test('a step that is right is still saved', async () => {
  const form = render({ text: 'a', more: '' }, {}, { step: { fields: ['text'], next: () => undefined } });
  await act(() => form.current.submit(user));
  expect(form.current.phase.is).toBe('editing');
  const { loadDraft } = await import('../../../../src/stores/drafts.ts');
  act(() => form.current.draft.setMeta({ edited: true }));
  await act(() => form.current.draft.save());
  expect(await loadDraft(`test-${forms}`, user.uid)).toMatchObject({ fields: { text: 'a' }, meta: { edited: true } });
});
