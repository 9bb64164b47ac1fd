import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormKind } from '../../../../src/app/form/form.ts';
import type { useDraft } from '../../../../src/app/form/use-draft.ts';
import { useLeaveGuard } from '../../../../src/app/form/use-leave-guard.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft, retentionDays } from '../../../../src/stores/drafts.ts';
import { $question } from '../../../../src/stores/questions.ts';
import { $storageWorks } from '../../../../src/stores/storage.ts';
import { strings } from '../../ui/in-screen.tsx';

const t = createT(strings, 'en');
const kind: FormKind = { name: 'test', leave: 'common.leaveUnfinished', order: [], rules: () => Promise.reject(new Error('no')) };
const saveBeforeLeaving = vi.fn(async () => undefined);

beforeEach(() => {
  saveBeforeLeaving.mockClear();
  $storageWorks.set(true);
  vi.spyOn(history, 'pushState').mockReturnValue();
  vi.spyOn(history, 'back').mockImplementation(() => void dispatchEvent(new PopStateEvent('popstate')));
});
afterEach(() => {
  cleanup();
  $question.get()?.answer(false);
  vi.restoreAllMocks();
});

/** A form of a user, that may have something to lose. */
async function open({ isDirty = true, uid = 'at-lena', back }: { isDirty?: boolean; uid?: string; back?: () => boolean } = {}) {
  const draft = { draft: () => newDraft('test', uid), saveBeforeLeaving } as unknown as ReturnType<typeof useDraft>;
  const hook = renderHook(({ stepBack }: { stepBack: (() => boolean) | undefined }) => useLeaveGuard(kind, draft, t, stepBack), {
    initialProps: { stepBack: back },
  });
  await hook.result.current(isDirty);
  return hook;
}

/** The back arrow. @returns whether the page stays for now, and what is called when it is left */
function leave() {
  const proceed = vi.fn();
  const event = new CustomEvent('companion:leave', { cancelable: true, detail: { proceed } });
  dispatchEvent(event);
  return { stays: event.defaultPrevented, proceed };
}

test('a form with something to lose asks before it is left, says that a draft stays, and saves it', async () => {
  await open();
  const { stays, proceed } = leave();
  expect(stays).toBe(true);
  expect($question.get()).toMatchObject({
    text: t('common.leaveUnfinished'),
    detail: t('common.leaveDraftKept', { days: retentionDays }),
    confirm: t('common.confirm'),
    cancel: t('common.cancel'),
  });
  $question.get()?.answer(true);
  await vi.waitFor(() => expect(proceed).toHaveBeenCalledOnce());
  expect(saveBeforeLeaving).toHaveBeenCalledOnce();
});

test.each([
  ['whose user is not known', '', true],
  ['whose browser has no database', 'at-lena', false],
])('a form %s promises nothing', async (_, uid, works) => {
  $storageWorks.set(works);
  await open({ uid });
  leave();
  expect($question.get()).toMatchObject({ text: t('common.leaveUnfinished') });
  expect($question.get()).not.toHaveProperty('detail');
});

test('a form without anything to lose is left at once, also after it had', async () => {
  const { result } = await open({ isDirty: false });
  expect(leave().stays).toBe(false);
  await result.current(true);
  await result.current(false);
  expect(leave().stays).toBe(false);
});

test('a form of steps goes one back, as long as there is one', async () => {
  const back = vi.fn(() => true);
  const { rerender } = await open({ isDirty: false, back });
  expect(leave().stays).toBe(true);
  expect(back).toHaveBeenCalledOnce();
  expect($question.get()).toBeUndefined();
  rerender({ stepBack: () => false });
  expect(leave().stays).toBe(false);
  rerender({ stepBack: undefined });
  expect(leave().stays).toBe(false);
});

test('a form that is gone asks nothing', async () => {
  const { unmount } = await open();
  unmount();
  await vi.waitFor(() => expect(leave().stays).toBe(false));
});
