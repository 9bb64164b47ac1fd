import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuseBrokenTexts } from '../../../../src/layouts/translating/broken-texts.ts';
import { readableStrings } from '../../../../tools/build/readable-strings.ts';
import { contentFolder, english, german } from '../../mdx/translation/folder.ts';

const show = (address: string, files: Record<string, string>) => () => refuseBrokenTexts(address, contentFolder(files).folder);

test.each([
  ['/de/scene', { 'de/automation/scene.mdx': german.replace(/^title.*\n/m, '') }, 'de/automation/scene.mdx:1 It has no title'],
  ['/de/scene', { 'de/automation/scene.mdx': german.replace('Wie', '') }, 'de/automation/scene.mdx:1 It has no title'],
  [
    '/de/deviceiInstructions900a',
    { 'de/instructions/vacuum.mdx': german, 'en/instructions/900a.mdx': english.replace('How', '') },
    'en/instructions/900a.mdx:1 It has no title',
  ],
  ['/scene', { 'en/automation/scene.mdx': english.replace('How', "'How") }, 'en/automation/scene.mdx:2 Its quotation marks'],
  ['/en/scene', { 'en/automation/scene.mdx': english.replace('How', 'A: b') }, 'en/automation/scene.mdx:2 It needs quotation'],
  ['/de/scene', { 'de/automation/scene.mdx': german.replace('Wie', 'Wie {{model}}') }, 'scene.mdx:2 It has {{model}} here'],
  ['/de/scene', { 'de/automation/scene.mdx': german.replace('  </Step>\n', '') }, 'de/automation/scene.mdx:13 A tag or a brace'],
  [
    '/de/scene',
    { 'de/automation/scene.mdx': german.replace('Wie', '\uFFFD') },
    'de/automation/scene.mdx:2 It is not saved as UTF-8',
  ],
])('the page %s says in which file and line it is broken', (address, files, told) => {
  expect(show(address, files)).toThrow(told);
});

test.each(['/de/scene', '/de/faqDetail/vacuum-does-not-start', '/home', '/'])(
  '%s is shown where nothing of it is broken',
  (address) => {
    expect(
      show(address, { 'de/automation/scene.mdx': german, 'en/automation/scene.mdx': english.replace('How', '') }),
    ).not.toThrow();
  },
);

describe('a lost comma in texts of screens', () => {
  const [whole, broken] = ['{\n  "ok": "OK",\n  "no": "No"\n}\n', '{\n  "ok": "OK"\n  "no": "No"\n}\n'];

  test.each([
    [
      '/it/home',
      { 'en/strings/form.json': whole, 'it/strings/form.json': broken },
      'it/strings/form.json:2 The line lacks its comma',
    ],
    ['/it/home', { 'en/strings/form.json': broken }, 'en/strings/form.json:2 The line lacks its comma'],
    ['/home', { 'en/strings/form.json': broken }, 'en/strings/form.json:2 The line lacks its comma'],
  ])('is told by the page %s, with its file and line', (address, files, told) => {
    expect(show(address, files)).toThrow(told);
  });

  test('leaves the pages of other languages as they are', () => {
    expect(show('/de/home', { 'en/strings/form.json': whole, 'it/strings/form.json': broken })).not.toThrow();
  });

  test('leaves the other texts readable', () => {
    const file = join(contentFolder({ 'it/strings/form.json': broken }).folder, 'it/strings/form.json');
    const { transform } = readableStrings() as { transform: { handler: (code: string, id: string) => string } };
    expect(JSON.parse(transform.handler(broken, file))).toEqual({ ok: 'OK', no: 'No' });
  });
});
