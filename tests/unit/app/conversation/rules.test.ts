import { expect, it } from 'vitest';
import { rulesFor } from '../../../../src/app/conversation/rules.ts';
import { check } from '../../../../src/app/form/check.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { type DraftImage, newDraft } from '../../../../src/stores/drafts.ts';

const t = createT(stringsOf('en', ['common', 'form', 'conversation']), 'en');
const user: UserInfo = { uid: 'us-noah', username: 'Noah', countryAbbr: 'US', countryCode: '1', lang: 'en' };
const picture: DraftImage = { key: 'b3b6c1a0-1111-4222-8333-444455556666', name: 'a.jpg', blob: new Blob() };

const checked = (text: string, images: DraftImage[] = []) =>
  check(
    rulesFor('ticketMessage', 'a-ticket'),
    { ...newDraft('ticketMessage/a-ticket', 'us-noah'), fields: { text }, images },
    user,
    t,
  );

it('takes words, pictures, or both', async () => {
  expect(await checked('From the left.')).toEqual({});
  expect(await checked('', [picture])).toEqual({});
});

it('says what is missing, and what is too long', async () => {
  expect(await checked('  \n')).toEqual({ text: 'Please write a message or add a photo' });
  expect(await checked('\u200B\u3164')).toEqual({ text: 'Please write a message or add a photo' });
  expect(await checked('x'.repeat(2001))).toEqual({ text: 'Please shorten this to 2,000 characters' });
});

it('is called by its words in the outbox, and has a line without any', () => {
  const { label } = rulesFor('ticketMessage', 'a-ticket');
  expect(label({ fields: { text: ' Left ' } })).toBe('Left');
  expect(label({ fields: {} })).not.toBe('');
});
