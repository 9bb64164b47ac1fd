import { expect, test } from 'vitest';
import { localeOf } from '../../../../src/i18n/locales.ts';
import { standInsOf } from '../../../../src/mdx/translation/stand-ins.ts';
import { contentFolder, english, german } from './folder.ts';

const { folder } = contentFolder({
  'en/voice/alexa.mdx': english,
  'en/voice/google.mdx': english,
  'en/strings/form.json': JSON.stringify({ send: 'Send', left: '{{count}} left', day_one: 'A day', day_other: '{{count}} days' }),
  'pl/voice/alexa.mdx': german,
  'pl/strings/form.json': JSON.stringify({
    send: 'Wyślij',
    left: '{{ile}}',
    day_one: 'Dzień',
    day_many: '{{count}} dni',
    day_other: 'x',
  }),
});

test('what a language lacks, or cannot show, stands there in English', () => {
  const { texts, guides } = standInsOf(localeOf('pl'), folder);
  expect([...texts]).toEqual([
    ['form.left', '{{count}} left'],
    ['form.day_few', '{{count}} days'],
  ]);
  expect(guides).toEqual(['voice/google']);
});

test('English stands in for nothing in English, and for everything in a new language', () => {
  expect(standInsOf(localeOf('en'), folder)).toEqual({ texts: new Map(), guides: [] });
  const { texts, guides } = standInsOf(localeOf('ja'), folder);
  expect([...texts.keys()]).toEqual(['form.send', 'form.left', 'form.day_other']);
  expect(guides).toHaveLength(2);
});
