import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../../src/contract/feedback/form.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { Draft } from '../../../../src/stores/drafts.ts';

vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
const { bodyOf, check, errorTexts } = await import('../../../../src/app/form/check.ts');
const { rules } = await import('../../../../src/features/feedback/rules.ts');

const t = createT(stringsOf('en', ['form', 'feedback']), 'en');
const user = { uid: 'u', username: '', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const image = { key: 'k', name: 'a.jpg', blob: new Blob() };

let draft: Draft;
beforeEach(() => {
  draft = {
    form: 'feedback',
    uid: 'u',
    key: 'key',
    images: [],
    fields: {
      typeId: 'device',
      source: 'mine',
      mineId: 'd1',
      sn: '',
      deviceId: '',
      description: 'It does not start.',
      contact: 'somebody@example.com',
      platform: 'Amazon',
      orderNumber: '123',
    },
  };
});

const errorsWith = (fields: Record<string, string>, images = draft.images) =>
  check(rules, { ...draft, images, fields: { ...draft.fields, ...fields } }, user, t);

describe('a report', () => {
  it('that is complete has no errors', async () => {
    expect(await errorsWith({})).toEqual({});
  });

  it('that is empty names every field that docs/spec.md §5 requires, in its words', async () => {
    const empty = Object.fromEntries(Object.keys(draft.fields).map((name) => [name, '']));
    expect(await errorsWith(empty)).toEqual({
      typeId: 'Please select',
      device: 'Please select a device',
      description: 'Please describe the problem in detail',
      contact: 'Please enter your email or mobile phone number',
      platform: 'Please enter the purchase platform',
      orderNumber: 'Please enter the purchase order number',
    });
  });

  it('of spaces counts as empty', async () => {
    expect(await errorsWith({ description: ' \n ', platform: '  ' })).toHaveProperty('description');
  });

  it.each(['+49 151 23456789', '0151-234 567 89', '(0151) 23456789', 'name+tag@sub.example.co', ' a@b.de '])(
    'takes the contact %s',
    async (contact) => {
      expect(await errorsWith({ contact })).toEqual({});
    },
  );

  it.each(['030 123456', 'abc', '12345', 'a@b', '@example.com', 'call me at 0151 23456789'])(
    'refuses the contact %s',
    async (contact) => {
      expect(await errorsWith({ contact })).toEqual({ contact: expect.stringContaining('neither') });
    },
  );

  it('with a device by hand needs its SN, its id, or a photo', async () => {
    const manual = { source: 'manual', mineId: '' };
    expect(await errorsWith(manual)).toEqual({ sn: expect.stringContaining('underside') });
    expect(await errorsWith({ ...manual, sn: 'SN1' })).toEqual({});
    expect(await errorsWith({ ...manual, deviceId: 'ID1' })).toEqual({});
    expect(await errorsWith(manual, [image])).toEqual({});
  });

  it('that is too long says by how much, at its field', async () => {
    expect(await errorsWith({ description: 'x'.repeat(limits.description + 1) })).toEqual({
      description: expect.stringContaining('2,000'),
    });
    expect(await errorsWith({ source: 'manual', sn: 'x'.repeat(limits.sn + 1) })).toEqual({ sn: expect.stringContaining('64') });
    expect(await errorsWith({ description: 'x'.repeat(limits.description) })).toEqual({});
  });

  it('is sent without characters that nobody can see and no database keeps', () => {
    const seen = bodyOf(rules, { ...draft, fields: { ...draft.fields, description: 'a\0b\ud800c' } }, user);
    expect(seen).toHaveProperty('description', 'abc');
  });
});

describe('what the server refuses', () => {
  it('is said at the field that shows it', () => {
    expect(errorTexts(rules, { device: 'required' }, draft, t)).toEqual({ device: 'Please select a device' });
    expect(errorTexts(rules, { device: 'required' }, { ...draft, fields: { source: 'manual' } }, t)).toHaveProperty('sn');
    expect(errorTexts(rules, { contact: 'format' }, draft, t)).toHaveProperty('contact');
  });

  it('is not said to be missing, or to be no contact, where something else was typed', () => {
    const refused = 'The server did not accept this entry. Please check it.';
    expect(errorTexts(rules, { orderNumber: 'unknown', description: 'format' }, draft, t)).toEqual({
      orderNumber: refused,
      description: refused,
    });
  });

  it('by a rule unknown to the page is said all the same', () => {
    expect(errorTexts(rules, { 'device.deviceId': 'unheardOf', typeId: 'unknown' }, draft, t)).toEqual({
      device: 'The server did not accept this entry. Please check it.',
      typeId: 'Please select',
    });
  });
});

describe('what was tried', () => {
  it('is sent without its words', () => {
    const tried = { answer: 'robot', version: '12ab', step: 'step-1', at: 1_700_000_000 };
    const fields = { ...draft.fields, tried: JSON.stringify([{ ...tried, text: 'Charge it.' }]) };
    expect(bodyOf(rules, { ...draft, fields }, user)).toMatchObject({ tried: [tried] });
    expect(bodyOf(rules, draft, user)).not.toHaveProperty('tried');
  });
});
