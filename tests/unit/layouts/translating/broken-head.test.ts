import { expect, test } from 'vitest';
import { refuseBrokenHead } from '../../../../src/layouts/translating/broken-head.ts';
import { contentFolder, english, german } from '../../mdx/translation/folder.ts';

const show = (address: string, files: Record<string, string>) => () => refuseBrokenHead(address, contentFolder(files).folder);

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
])('the page %s says in which file and line its frontmatter is broken', (address, files, told) => {
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
