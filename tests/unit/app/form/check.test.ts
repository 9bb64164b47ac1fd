import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { bodyOf, check, errorTexts } from '../../../../src/app/form/check.ts';
import type { FormRules } from '../../../../src/app/form/form.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { type Draft, newDraft } from '../../../../src/stores/drafts.ts';
import { strings } from '../../ui/in-screen.tsx';

const t = createT(strings, 'en');
const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };
const draftOf = (fields: Record<string, string>, meta?: Draft['meta']): Draft => ({
  ...newDraft('test', user.uid),
  fields,
  ...(meta && { meta }),
});
const rules: FormRules = {
  path: '/api/v1/test/create',
  schema: v.object({
    text: v.pipe(v.string(), v.minLength(2, 'required'), v.regex(/^a/, 'format')),
    more: v.optional(v.pipe(v.string(), v.maxLength(5, 'tooLong'))),
    rows: v.optional(v.array(v.object({ name: v.pipe(v.string(), v.minLength(1, 'required')) }))),
  }),
  body: ({ fields, meta }) => ({ ...fields, ...(meta && { rows: meta.rows }) }),
  words: { text: { required: 'form.choose' } },
  label: () => '',
};

describe('the body of a draft', () => {
  test('has no characters that a database cannot store, and all others', () => {
    const draft = draftOf({ text: 'a\0b\ud83dc😀' }, { rows: [{ name: 'x\0', count: 3 }] });
    expect(bodyOf(rules, draft, user)).toEqual({ text: 'abc😀', rows: [{ name: 'x', count: 3 }] });
  });

  test('knows the user, and no `meta` where there is none', () => {
    const body = vi.fn(() => ({}));
    const draft = draftOf({ text: 'a' });
    bodyOf({ ...rules, body }, draft, user);
    expect(body.mock.calls).toEqual([[draft, user]]);
    expect(Object.keys((body.mock.calls as unknown as [Draft][])[0]?.[0] ?? {})).not.toContain('meta');
  });
});

describe('a check', () => {
  test('finds nothing in a valid draft', async () => {
    expect(await check(rules, draftOf({ text: 'ab' }), user, t)).toEqual({});
  });

  test('tells the first broken rule of a field, in its own words', async () => {
    expect(await check(rules, draftOf({ text: '' }), user, t)).toEqual({ text: t('form.choose') });
    expect(await check(rules, draftOf({ text: 'bb' }), user, t)).toEqual({ text: t('form.errorRefused') });
  });

  test('says how long a text may be', async () => {
    expect(await check(rules, draftOf({ text: 'ab', more: '123456' }), user, t)).toEqual({
      more: t('form.errorTooLong', { max: 5 }),
    });
  });

  test('tells an error in a list at the list, once', async () => {
    const draft = draftOf({ text: 'ab' }, { rows: [{ name: '' }, { name: '' }] });
    expect(await check(rules, draft, user, t)).toEqual({ rows: t('form.errorRefused') });
    const fieldOf = vi.fn((path: string) => path.replaceAll('.', '-'));
    expect(Object.keys(await check({ ...rules, fieldOf }, draft, user, t))).toEqual(['rows-0-name', 'rows-1-name']);
    expect(fieldOf).toHaveBeenCalledWith('rows.0.name', draft);
  });

  test('adds what the schema cannot say, which goes before', async () => {
    const more = vi.fn(() => ({ text: 'unknown', other: 'unknown' }));
    const draft = draftOf({ text: '' });
    const words = { ...rules.words, other: { unknown: 'common.error' as const } };
    expect(await check({ ...rules, words, more }, draft, user, t)).toEqual({ text: t('form.choose'), other: t('common.error') });
    expect(more).toHaveBeenCalledExactlyOnceWith({ text: '' }, draft, user);
  });
});

describe('the words for refused fields', () => {
  const draft = draftOf({});

  test('are those of the form, where it says something', () => {
    const say = vi.fn((field: string) => (field === 'text' ? 'Said by the form' : undefined));
    const broken = { text: 'required', more: 'tooLong' };
    expect(errorTexts({ ...rules, say }, broken, draft, t, { more: 5 })).toEqual({
      text: 'Said by the form',
      more: t('form.errorTooLong', { max: 5 }),
    });
    expect(say.mock.calls).toEqual([
      ['text', 'required', draft, t, undefined],
      ['more', 'tooLong', draft, t, 5],
    ]);
  });

  test('are general where nobody knows more', () => {
    const refused = t('form.errorRefused');
    expect(errorTexts(rules, { text: 'unknown', more: 'tooLong' }, draft, t)).toEqual({ text: refused, more: refused });
    expect(errorTexts(rules, { more: 'format' }, draft, t, { more: 5 })).toEqual({ more: refused });
  });

  test('are those of the first path of a field', () => {
    expect(errorTexts(rules, { text: 'required', 'text.0': 'unknown' }, draft, t)).toEqual({ text: t('form.choose') });
  });
});
