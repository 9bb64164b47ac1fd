import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  discardDraft,
  isEmpty,
  loadDraft,
  newDraft,
  newKey,
  outboxPrefix,
  retentionDays,
  saveDraft,
  survivesSignOut,
} from '../../../src/stores/drafts.ts';
import { storage } from '../../../src/stores/storage.ts';

const draftOf = (fields: Record<string, string>) => ({ ...newDraft('feedback', 'de-anna'), fields });

describe('a form in which something stands from the start', () => {
  const given = { source: 'mine', rating: '4' };

  test('is empty while that stays as it is', () => {
    expect(isEmpty(draftOf({ source: 'mine', rating: '4', description: ' ' }), given)).toBe(true);
  });

  test.each([
    { source: 'manual', rating: '4' },
    { source: 'mine', rating: '5' },
    { source: 'mine', rating: '4', description: 'It beeps' },
  ])('is not empty with %j', (fields) => {
    expect(isEmpty(draftOf(fields), given)).toBe(false);
  });

  test('has nothing to lose without an entry, and something with a picture', () => {
    expect(isEmpty(draftOf({}))).toBe(true);
    expect(isEmpty({ ...draftOf({}), images: [{ key: 'a', name: 'a.jpg', blob: new Blob() }] })).toBe(false);
  });

  test('is not empty once its `meta` has changed, and empty while that stays as it was', () => {
    const draft = { ...draftOf({}), meta: { rows: ['a', 'b'] } };
    expect(isEmpty(draft, {}, { rows: ['a', 'b'] })).toBe(true);
    expect(isEmpty(draft, {}, { rows: ['a'] })).toBe(false);
    expect(isEmpty(draft)).toBe(false);
  });

  test('is kept once that has changed', async () => {
    const draft = draftOf({ source: 'manual' });
    await saveDraft(draft, given);
    expect((await loadDraft('feedback', 'de-anna'))?.fields).toEqual({ source: 'manual' });
    await saveDraft({ ...draft, fields: { source: 'mine' } }, given);
    expect(await loadDraft('feedback', 'de-anna')).toBeUndefined();
  });
});

describe('a draft', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('begins empty, with a key of its own', () => {
    const draft = newDraft('feedback', 'de-anna');
    expect(draft).toEqual({ form: 'feedback', uid: 'de-anna', key: expect.any(String), fields: {}, images: [] });
    expect(newDraft('feedback', 'de-anna').key).not.toBe(draft.key);
  });

  test('has such a key also in browsers that make none', () => {
    const numbers = (array: Uint32Array) => array.map((_, index) => index + 7);
    vi.stubGlobal('crypto', { getRandomValues: numbers });
    expect(newKey()).toBe('7-8-9-10');
  });

  test('is there until it is discarded', async () => {
    const draft = draftOf({ description: 'It beeps' });
    await saveDraft(draft, {});
    expect(await storage.get('draft/feedback/de-anna')).toMatchObject(draft);
    await discardDraft(draft);
    expect(await storage.get('draft/feedback/de-anna')).toBeUndefined();
  });

  test('of another tab stays when this one’s is discarded or empty', async () => {
    const other = draftOf({ description: 'It hums' });
    await saveDraft(other, {});
    await discardDraft(draftOf({ description: 'It beeps' }));
    await saveDraft(draftOf({}), {});
    expect(await loadDraft('feedback', 'de-anna')).toMatchObject(other);
  });

  test.each([
    ['draft/feedback/anna', true],
    [`${outboxPrefix('anna')}key`, true],
    ['resource/draft/anna', false],
    ['drafts', false],
    ['searches/anna/answers', false],
  ])('outlasts its user’s session, as queued reports do: %s %s', (key, outlasts) => {
    expect(survivesSignOut(key)).toBe(outlasts);
  });

  test(`comes back for ${retentionDays} days after it was last saved, and then no more`, async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
    await saveDraft(draftOf({ description: 'It beeps' }), {});
    vi.setSystemTime(new Date('2026-03-31T12:00:00Z'));
    expect(await loadDraft('feedback', 'de-anna')).toBeDefined();
    vi.setSystemTime(new Date('2026-03-31T12:00:01Z'));
    expect(await loadDraft('feedback', 'de-anna')).toBeUndefined();
  });

  test('is never another user’s', async () => {
    await saveDraft(draftOf({ description: 'It beeps' }), {});
    expect(await loadDraft('feedback', 'fr-louis')).toBeUndefined();
  });
});
