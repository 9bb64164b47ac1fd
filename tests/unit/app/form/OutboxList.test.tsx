// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutboxList, type OutboxListProps } from '../../../../src/app/form/OutboxList.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { type Draft, draftEntry, draftKey, loadDraft, newDraft, retentionDays } from '../../../../src/stores/drafts.ts';
import { $outbox, type OutboxItem, startOutbox } from '../../../../src/stores/outbox.ts';
import { $question } from '../../../../src/stores/questions.ts';
import { $storageWorks, storage } from '../../../../src/stores/storage.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const calls: string[] = [];
vi.mock('../../../../src/stores/session.ts', () => ({
  api: async ({ path }: { path: string }) => void calls.push(path),
}));

const uid = 'de-anna';
const user = { uid, username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const t = createT(stringsOf('en', ['common', 'form']), 'en');
const refused: OutboxItem['state'] = { is: 'refused', message: 'The order is unknown', fields: {} };

const itemOf = (more: Partial<OutboxItem> = {}): OutboxItem => ({
  ...newDraft('feedback', uid),
  key: 'k',
  fields: { text: 'It beeps' },
  path: '/api/v1/feedback/create',
  body: {},
  label: 'It beeps three times',
  queuedAt: Date.now(),
  state: { is: 'waiting' },
  ...more,
});

const list = (props: Partial<OutboxListProps> = {}) => (
  <Translator value={t}>
    <OutboxList forms={['feedback']} user={undefined} editHref="/feedback" {...props} />
  </Translator>
);

/** Shows items that no page is sending. */
async function show(items: readonly OutboxItem[], props: Partial<OutboxListProps> = {}) {
  await startOutbox(uid);
  await storage.set(Object.fromEntries(items.map((item) => [`outbox/${uid}/${item.key}`, item])));
  $outbox.set(items);
  return render(list(props));
}

async function showQueued(days: number) {
  const item = itemOf({ queuedAt: Date.now() - days * 86_400_000 - 1000 });
  await storage.set({ [`outbox/${uid}/k`]: item });
  render(list({ user }));
  await waitFor(() => expect(calls.length > 0 || screen.queryByText('It beeps three times') !== null).toBe(true));
}

const stored = () => storage.get<OutboxItem>(`outbox/${uid}/k`);
const click = (name: 'form.outboxSendNow' | 'form.outboxEdit' | 'common.delete') =>
  fireEvent.click(screen.getByRole('button', { name: t(name) }));
const asked = () => vi.waitFor(() => expect($question.get()).toBeDefined());
const answer = (confirmed: boolean) => act(async () => $question.get()?.answer(confirmed));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  calls.length = 0;
  assign.mockReset();
  reload.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn($storageWorks, 'get').mockReturnValue(true);
  history.replaceState(null, '', '/elsewhere');
});
afterEach(async () => {
  cleanup();
  $outbox.set([]);
  await storage.set(Object.fromEntries((await storage.keys()).map((key) => [key, undefined])));
  vi.restoreAllMocks();
  document.body.inert = false;
});

test(`a report that has waited for ${retentionDays} days is shown with its text, and sent only when its writer says so`, async () => {
  await showQueued(retentionDays);
  expect(screen.getByText('Not sent').className).toContain('danger');
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

describe('the list', () => {
  test('is not there when nothing waits', async () => {
    const { container } = await show([]);
    expect(container.innerHTML).toBe('');
  });

  test('has the items of its forms only, with those that there are for each of something', async () => {
    const items = [
      itemOf({ key: 'a', label: 'a report' }),
      itemOf({ key: 'b', label: 'a rating', form: 'rating/V330' }),
      itemOf({ key: 'c', label: 'a list of ratings', form: 'ratings' }),
      itemOf({ key: 'd', label: 'another form', form: 'after-sales' }),
    ];
    await show(items, { forms: ['feedback', 'rating'] });
    expect(screen.getByText(t('form.outboxTitle'))).toBeDefined();
    expect(screen.getAllByText(/^a/).map(({ textContent }) => textContent)).toEqual(['a report', 'a rating']);
  });

  test('tells when an item was sent, not when one is added, and not after it is gone', async () => {
    const onSent = vi.fn();
    const { unmount } = await show([], { user, onSent });
    await act(() => startOutbox(uid));
    act(() => $outbox.set([itemOf()]));
    act(() => $outbox.set([itemOf({ label: 'changed' })]));
    expect(onSent).not.toHaveBeenCalled();
    act(() => $outbox.set([]));
    expect(onSent).toHaveBeenCalledOnce();
    unmount();
    $outbox.set([itemOf()]);
    $outbox.set([]);
    expect(onSent).toHaveBeenCalledOnce();
  });
});

describe('an item', () => {
  test('that waits can be sent, edited and deleted', async () => {
    await show([itemOf()]);
    expect(screen.getByText(t('form.outboxWaiting')).className).toContain('progress');
    expect(screen.queryByText(/could not be sent/)).toBeNull();
    expect(buttons()).toEqual([t('form.outboxSendNow'), t('form.outboxEdit'), t('common.delete')]);
    click('form.outboxSendNow');
    await waitFor(() => expect(calls).toEqual(['/api/v1/feedback/create']));
    await waitFor(() => expect(screen.queryByText('It beeps three times')).toBeNull());
  });

  test('that is being sent is left alone', async () => {
    await show([itemOf({ state: { is: 'sending' } })]);
    expect(screen.getByText(t('form.outboxSending'))).toBeDefined();
    expect(buttons()).toEqual([]);
  });

  test('that was refused says why, and is not sent again as it is', async () => {
    await show([itemOf({ state: refused })]);
    expect(screen.getByText(t('form.outboxRefused')).className).toContain('danger');
    expect(screen.getByText('The order is unknown')).toBeDefined();
    expect(buttons()).toEqual([t('form.outboxEdit'), t('common.delete')]);
  });

  test('is deleted only after a question', async () => {
    await show([itemOf()]);
    click('common.delete');
    await asked();
    expect($question.get()).toMatchObject({
      text: t('form.outboxDiscardConfirm'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    });
    await answer(false);
    expect(await stored()).toBeDefined();
    click('common.delete');
    await asked();
    await answer(true);
    await vi.waitFor(async () => expect(await stored()).toBeUndefined());
    expect(await loadDraft('feedback', uid)).toBeUndefined();
  });
});

describe('editing an item', () => {
  const edited = () => vi.waitFor(() => expect(assign.mock.calls.length + reload.mock.calls.length).toBe(1));
  const begun = (text: string): Draft => ({ ...newDraft('feedback', uid), fields: { text } });
  const begin = (text: string) => storage.set(draftEntry(begun(text)));

  test('makes it a draft again under its key, without what the outbox noted', async () => {
    await show([itemOf()]);
    click('form.outboxEdit');
    await edited();
    const draft = (await loadDraft('feedback', uid)) as Draft;
    expect(Object.keys(draft).sort()).toEqual(['fields', 'form', 'images', 'key', 'savedAt', 'uid']);
    expect(draft).toMatchObject({ key: 'k', fields: { text: 'It beeps' } });
    expect(await stored()).toBeUndefined();
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('/feedback', location.href).href);
    expect($question.get()).toBeUndefined();
  });

  test('is not undone by the form on this page, which saves what was just typed and takes nothing more', async () => {
    // Of which memory has not been asked: it answers at once that something was deleted, where a database answers in order.
    const form = 'feedback/of-this-page';
    await show([itemOf({ form })]);
    const typed = { ...newDraft(form, uid), fields: { text: 'It smells' } };
    addEventListener('pagehide', () => void storage.set(draftEntry(typed)), { once: true });
    click('form.outboxEdit');
    await asked();
    expect(document.body.inert).toBe(false);
    await answer(true);
    await edited();
    expect(document.body.inert).toBe(true);
    expect((await loadDraft(form, uid))?.fields).toEqual({ text: 'It beeps' });
  });

  test('leaves no old form behind for a reader who comes back', async () => {
    const reloads = () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      const { length } = reload.mock.calls;
      reload.mockClear();
      return length;
    };
    const before = reloads();
    await show([itemOf()]);
    click('form.outboxEdit');
    await edited();
    expect(reloads()).toBe(before + 1);
  });

  test('is not offered where the draft would end with the page', async () => {
    vi.spyOn($storageWorks, 'get').mockReturnValue(false);
    await show([itemOf()]);
    expect(buttons()).toEqual([t('form.outboxSendNow'), t('common.delete')]);
  });

  test.each(['/elsewhere', '/feedback?from=home'])('asks at %s no second time whether to leave', async (page) => {
    history.replaceState(null, '', page);
    window.onbeforeunload = (event) => event.preventDefault();
    await show([itemOf()], { editHref: '/feedback?correct=1' });
    click('form.outboxEdit');
    await edited();
    expect(window.onbeforeunload).toBeNull();
  });

  test('that was refused gives it another key', async () => {
    await show([itemOf({ state: refused })]);
    click('form.outboxEdit');
    await edited();
    const draft = await loadDraft('feedback', uid);
    expect(draft?.fields).toEqual({ text: 'It beeps' });
    expect(draft?.key).not.toBe('k');
  });

  test('asks before it replaces a draft', async () => {
    await begin('begun');
    await show([itemOf()]);
    click('form.outboxEdit');
    await asked();
    expect($question.get()?.text).toBe(t('form.draftDiscardConfirm'));
    await answer(false);
    expect((await loadDraft('feedback', uid))?.fields).toEqual({ text: 'begun' });
    expect(await stored()).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
    click('form.outboxEdit');
    await asked();
    await answer(true);
    await edited();
    expect((await loadDraft('feedback', uid))?.fields).toEqual({ text: 'It beeps' });
  });

  test('on the page of its form reloads that without another question', async () => {
    window.onbeforeunload = (event) => event.preventDefault();
    history.replaceState(null, '', '/feedback');
    await begin('begun');
    await show([itemOf()]);
    click('form.outboxEdit');
    await asked();
    await answer(true);
    await edited();
    expect(window.onbeforeunload).toBeNull();
  });

  test('does not ask about an empty draft', async () => {
    const empty = newDraft('feedback', uid);
    await storage.set({ [draftKey(empty)]: empty });
    await show([itemOf()]);
    click('form.outboxEdit');
    await edited();
    expect($question.get()).toBeUndefined();
  });

  test.each([
    ['/feedback?device=1', '/feedback', true],
    ['/feedback', '/feedback', true],
    ['/feedback?device=1', '/feedback?device=1', true],
    ['/feedback?device=1', '/feedback?device=2', false],
    ['/other?device=1', '/feedback?device=1', false],
    ['/other', '/feedback', false],
  ])('at %s reloads or opens %s (the same page: %s)', async (here, there, isSame) => {
    history.replaceState(null, '', here);
    const editHref = vi.fn(() => there);
    await show([itemOf()], { editHref });
    click('form.outboxEdit');
    await edited();
    expect(editHref).toHaveBeenCalledWith('feedback');
    expect(reload.mock.calls.length).toBe(isSame ? 1 : 0);
    expect(assign.mock.calls).toEqual(isSame ? [] : [[new URL(there, location.href).href]]);
  });
});
