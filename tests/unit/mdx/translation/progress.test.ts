import { describe, expect, test } from 'vitest';
import { localeOf, locales } from '../../../../src/i18n/locales.ts';
import { sourceOf } from '../../../../src/mdx/translation/blocks.ts';
import { numbersOf, progressOf, targets } from '../../../../src/mdx/translation/progress.ts';
import { contentFolder, english, german } from './folder.ts';

const marked = (review = '', source = english) =>
  german.replace('description:', `source: '${sourceOf(source, german)}'\n${review}description:`);
const { folder } = contentFolder({
  'en/voice/alexa.mdx': english,
  'en/voice/google.mdx': english,
  'en/voice/home.mdx': english.replace('Tap level 2', 'Choose level 2'),
  'en/voice/siri.mdx': english,
  'en/voice/watch.mdx': english,
  'en/voice/xiaodu.mdx': english,
  'en/strings/common.json': JSON.stringify({ hello: 'Hello', bye: 'Bye' }),
  'de/voice/alexa.mdx': marked('review: needed\n'),
  'de/voice/google.mdx': marked(),
  'de/voice/home.mdx': marked(),
  'de/voice/siri.mdx': german,
  'de/voice/xiaodu.mdx': marked().replace(/-\w{4}/g, ''),
  'de/strings/common.json': JSON.stringify({ hello: 'Hallo' }),
  'de/_strings-source.json': JSON.stringify({ 'common.hello': 'aaaa bbbb review' }),
});
const progress = progressOf(localeOf('de'), folder);

test('all languages but English are translated into', () => {
  expect(targets).toHaveLength(locales.length - 1);
  expect(targets.map(({ code }) => code)).not.toContain('en');
});

describe('how far a language is', () => {
  test('is known of each text', () => {
    expect(progress.locale.code).toBe('de');
    expect(progress.texts.map(({ id, state, review }) => [id, state, review])).toEqual([
      ['voice/alexa', 'done', true],
      ['voice/google', 'done', false],
      ['voice/home', 'stale', false],
      ['voice/siri', 'unmarked', false],
      ['voice/watch', 'missing', false],
      ['voice/xiaodu', 'unmarked', false],
    ]);
    expect(progress.texts[2]).toMatchObject({ english: { locale: 'en', id: 'voice/home' }, staleness: { stale: [{}] } });
  });

  test('is counted, with what nobody marked as done as stale', () => {
    expect(numbersOf(progress)).toEqual({
      texts: { total: 6, missing: 1, stale: 3, review: 1 },
      strings: { total: 2, missing: 1, stale: 1, review: 1 },
    });
  });
});
