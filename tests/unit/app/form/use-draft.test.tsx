import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormKind } from '../../../../src/app/form/form.ts';
import { type Draft, newDraft } from '../../../../src/stores/drafts.ts';
import { fakeDatabase } from '../../stores/fake-database.ts';

vi.mock('../../../../src/stores/session.ts', () => ({
  failureText: () => '',
  networkFailureText: () => '',
  // No upload ever ends.
  api: () => new Promise(() => undefined),
}));

let database: ReturnType<typeof fakeDatabase>;
const kind: FormKind = {
  name: 'test',
  leave: 'common.leaveUnfinished',
  order: [],
  defaults: { source: 'mine' },
  rules: () => Promise.reject(new Error('Nothing is sent here')),
};
const stored = () => database.rows()['draft/test/at-lena'];

beforeEach(() => {
  database = fakeDatabase();
  vi.stubGlobal('indexedDB', database);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function storeDraft(draft: Draft) {
  vi.resetModules();
  const { saveDraft } = await import('../../../../src/stores/drafts.ts');
  await saveDraft(draft, {});
}

/** A page with the form: its modules are its own, and the database is that of all pages. */
async function openPage(uid: string | undefined) {
  vi.resetModules();
  const { useDraft } = await import('../../../../src/app/form/use-draft.ts');
  const { $storageWorks } = await import('../../../../src/stores/storage.ts');
  // Loaded before the time is a fake one.
  await import('../../../../src/app/form/form-chunk.ts');
  const element = document.createElement('form');
  element.innerHTML = `<input name="source" type="hidden" value="mine"><input name="text"><textarea name="more"></textarea>
    <select name="list"><option value=""></option></select>`;
  const ref = { current: element };
  const { result, rerender, unmount } = renderHook(({ uid }: { uid: string | undefined }) => useDraft(ref, kind, uid), {
    initialProps: { uid },
  });
  const field = (name: string) => element.elements.namedItem(name) as HTMLInputElement;
  return {
    hook: () => result.current,
    unmount,
    $storageWorks,
    signIn: (uid: string) => rerender({ uid }),
    value: (name: string) => field(name).value,
    /** Without telling the form, as before hydration. */
    fill: (name: string, text: string) => Object.assign(field(name), { value: text }),
    /** As a date field does with February 30 */
    misread: (name: string) => Object.defineProperty(field(name), 'validity', { value: { badInput: true } }),
    type(name: string, text: string) {
      field(name).value = text;
      result.current.saveSoon();
    },
    /** Ends without a word, as when the app is killed. */
    kill() {
      ref.current = document.createElement('form');
      removeEventListener('pagehide', result.current.saveChanges);
    },
  };
}

const photo = (name = 'a.jpg') => new File(['jpeg'], name, { type: 'image/jpeg' });

describe('a draft', () => {
  test('is saved while somebody types without a pause, not at every letter', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.type('text', 'It');
    await vi.advanceTimersByTimeAsync(200);
    page.type('text', 'It beeps');
    expect(stored()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await vi.waitFor(() => expect(stored()).toMatchObject({ fields: { text: 'It beeps' } }));
  });

  test('is saved at once when the page is hidden', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(stored()).toMatchObject({ fields: { text: 'It beeps' } }));
  });

  test('is saved when the form is taken out of the page', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    page.unmount();
    await vi.waitFor(() => expect(stored()).toMatchObject({ fields: { text: 'It beeps' } }));
  });

  test.each(['', 'Begun here'])(
    'that was stored elsewhere outlasts a form (%j) without a change since it was saved',
    async (text) => {
      const page = await openPage('at-lena');
      await act(() => page.hook().loaded);
      page.type('text', text);
      await act(() => page.hook().save());
      const elsewhere = { ...newDraft('test', 'at-lena'), fields: { text: 'It beeps' } };
      await storeDraft(elsewhere);
      dispatchEvent(new Event('pagehide'));
      page.unmount();
      await openPage('at-lena').then(({ hook }) => act(() => hook().loaded));
      expect(stored()).toMatchObject({ fields: { text: 'It beeps' } });
    },
  );

  test('that was sent does not come back under another key from a form that is closed before it is emptied', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    page.hook().pauseSaving(true);
    act(() => page.hook().reset());
    page.unmount();
    await openPage('at-lena').then(({ hook }) => act(() => hook().loaded));
    expect(stored()).toBeUndefined();
  });

  test('comes back field by field with its photos after the page was killed', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    page.type('more', 'Three times');
    act(() => page.hook().photos.addFiles([photo('a.jpg'), photo('b.jpg')]));
    await act(() => page.hook().photos.settled());
    await vi.waitFor(() => expect(stored()).toMatchObject({ images: [{ name: 'a.jpg' }, { name: 'b.jpg' }] }));
    page.kill();
    const next = await openPage('at-lena');
    await act(() => next.hook().loaded);
    expect([next.value('text'), next.value('more')]).toEqual(['It beeps', 'Three times']);
    expect(next.hook().photos.ready.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    expect(next.hook().restored?.key).toBe(page.hook().draft().key);
  });

  test('is never another user’s', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    await act(() => page.hook().save());
    const next = await openPage('de-anna');
    await act(() => next.hook().loaded);
    expect([next.value('text'), next.hook().restored]).toEqual(['', undefined]);
  });

  test('typed before the user was known is saved as soon as they are, without another input', async () => {
    const page = await openPage(undefined);
    page.fill('text', 'It beeps');
    page.signIn('at-lena');
    await act(() => page.hook().loaded);
    await vi.waitFor(() => expect(stored()).toMatchObject({ uid: 'at-lena', fields: { text: 'It beeps' } }));
  });

  test('that was begun before it was known whose it is becomes the user’s, with its photos after the restored ones', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    act(() => page.hook().photos.addFiles([photo('old.jpg')]));
    await act(() => page.hook().photos.settled());
    page.kill();
    const next = await openPage(undefined);
    next.type('text', 'Typed early');
    act(() => next.hook().photos.addFiles([photo('new.jpg')]));
    await act(() => next.hook().photos.settled());
    expect(await next.hook().draft()).toMatchObject({ uid: '', fields: { text: 'Typed early' } });
    next.signIn('at-lena');
    await act(() => next.hook().loaded);
    await act(() => next.hook().save());
    expect(stored()).toMatchObject({ fields: { text: 'Typed early' }, images: [{ name: 'old.jpg' }, { name: 'new.jpg' }] });
  });

  test('brings its `meta` back in the place of what was set before it was found', async () => {
    await storeDraft({ ...newDraft('test', 'at-lena'), fields: { text: 'It beeps' }, meta: { rows: ['a', 'b'] } });
    const page = await openPage(undefined);
    page.hook().setMeta({ rows: ['a'] });
    page.signIn('at-lena');
    await act(() => page.hook().loaded);
    expect(page.hook().draft().meta).toEqual({ rows: ['a', 'b'] });
    expect(page.hook().restored?.meta).toEqual({ rows: ['a', 'b'] });
  });

  test('of two tabs is the one that was typed in last, under one key', async () => {
    const [one, other] = [await openPage('at-lena'), await openPage('at-lena')];
    await act(() => Promise.all([one.hook().loaded, other.hook().loaded]));
    one.type('text', 'In one tab');
    await act(() => one.hook().save());
    other.type('text', 'In the other');
    await act(() => other.hook().save());
    expect(stored()).toMatchObject({ fields: { text: 'In the other' } });
  });

  test('is stored for nobody before it is known who the user is', async () => {
    const page = await openPage(undefined);
    page.type('text', 'It beeps');
    await act(() => page.hook().save());
    expect(Object.keys(database.rows())).toEqual([]);
    page.signIn('at-lena');
    await act(() => page.hook().loaded);
    expect(stored()).toMatchObject({ uid: 'at-lena', fields: { text: 'It beeps' } });
  });

  test('does not count what the page fills in by itself, as long as it stays so', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.hook().prefill({ more: 'Model V330' });
    page.hook().prefill({ text: 'Hello' });
    page.fill('text', 'Hello');
    page.fill('more', 'Model V330');
    expect(page.hook().isUntouched()).toBe(true);
    await act(() => page.hook().save());
    expect(stored()).toBeUndefined();
    page.fill('text', 'Hello there');
    expect(page.hook().isUntouched()).toBe(false);
  });

  test('that was emptied again is not stored', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    await act(() => page.hook().save());
    page.type('text', '');
    await act(() => page.hook().save());
    expect(stored()).toBeUndefined();
    expect(page.hook().isUntouched()).toBe(true);
  });

  test('does not come back under its key while it is being sent', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    page.hook().pauseSaving(true);
    await act(() => page.hook().save());
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeUndefined();
    act(() => page.hook().reset());
    expect(page.hook().draft().uid).toBe('at-lena');
  });

  test('that the server refused keeps its photos', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    act(() => page.hook().photos.addFiles([photo()]));
    await act(() => page.hook().photos.settled());
    act(() => page.hook().reset({ ...page.hook().draft(), key: 'another' }));
    expect(page.hook().draft()).toMatchObject({ key: 'another', images: [{ name: 'a.jpg' }] });
    act(() => page.hook().reset());
    expect(page.hook().draft().images).toEqual([]);
  });

  test('has something to lose while a photo is being made small enough, and waits for it before the page is left', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    const decoded = Promise.withResolvers<never>();
    vi.stubGlobal('createImageBitmap', () => decoded.promise);
    act(() => page.hook().photos.addFiles([new File(['heic'], 'a.heic', { type: 'image/heic' }), photo('b.jpg')]));
    expect([page.hook().isUntouched(), page.hook().photos.shrinking]).toEqual([false, 2]);
    const saved = page.hook().saveBeforeLeaving();
    decoded.reject(new Error('no decoder'));
    await act(() => saved);
    expect(stored()).toMatchObject({ images: [{ name: 'b.jpg' }] });
    expect(page.hook().photos.rejected.map(({ name }) => name)).toEqual(['a.heic']);
    expect(page.hook().photos.shrinking).toBe(0);
  });

  test('holds a date that a browser cannot read as one that is wrong, not as none', async () => {
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    expect(page.hook().isUntouched()).toBe(true);
    page.misread('text');
    expect(page.hook().draft().fields.text).toBe('?');
    expect(page.hook().isUntouched()).toBe(false);
  });

  test('keeps the choice of a list whose options have not come', async () => {
    const earlier = { ...newDraft('test', 'at-lena'), fields: { list: 'chosen', text: 'It beeps' } };
    await storeDraft(earlier);
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    await act(() => page.hook().save());
    expect(stored()).toMatchObject({ fields: { list: 'chosen' } });
  });
});

describe('a database that fails', () => {
  test.each([
    ['full', 'put', 'QuotaExceededError'],
    ['refused', 'open', 'SecurityError'],
  ] as const)('(%s) leaves the form as it is, and is told', async (_, step, name) => {
    database.faults[step] = new DOMException('no', name);
    const page = await openPage('at-lena');
    await act(() => page.hook().loaded);
    page.type('text', 'It beeps');
    act(() => page.hook().photos.addFiles([photo()]));
    await act(() => page.hook().photos.settled());
    await act(() => page.hook().save());
    expect(page.$storageWorks.get()).toBe(false);
    expect(page.hook().draft()).toMatchObject({ uid: 'at-lena', fields: { text: 'It beeps' }, images: [{ name: 'a.jpg' }] });
  });

  test('that never answers does not keep anybody from leaving', async () => {
    const page = await openPage(undefined);
    page.type('text', 'It beeps');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let left = false;
    void page
      .hook()
      .saveBeforeLeaving()
      .then(() => {
        left = true;
      });
    await vi.advanceTimersByTimeAsync(1900);
    expect(left).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(left).toBe(true);
  });
});
