import { expect, test } from 'vitest';
import { localeOf } from '../../../../src/i18n/locales.ts';
import { report } from '../../../../tools/build/report-stand-ins.ts';
import { contentFolder, english, german } from '../../mdx/translation/folder.ts';

test('a build says of each language what it lacks, and nothing of others', () => {
  const { folder } = contentFolder({
    'en/voice/alexa.mdx': english,
    'en/strings/form.json': JSON.stringify({ send: 'Send' }),
    'de/voice/alexa.mdx': german,
    'de/strings/form.json': JSON.stringify({ send: 'Senden' }),
  });
  expect(report(localeOf('de'), folder)).toEqual([]);
  expect(report(localeOf('fr'), folder)).toEqual([
    'Français: 1 texts of screens and 1 guides or answers are missing; English stands in: npm run translations -- fr check',
  ]);
});
