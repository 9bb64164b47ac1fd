import { describe, expect, test } from 'vitest';
import { workOn } from '../../../../src/layouts/translating/work.ts';
import { sourceOf } from '../../../../src/mdx/translation/blocks.ts';
import { contentFolder, english, german } from '../../mdx/translation/folder.ts';

const marked = german.replace('---\n\n', `source: '${sourceOf(english, german)}'\nreview: needed\n---\n\n`);
const at = (path: string, files: Record<string, string>) => workOn(path, contentFolder(files).folder);

describe('on the page of a translation, its translator sees', () => {
  test('that it is up to date, and its file', () => {
    expect(at('/de/scene', { 'en/automation/scene.mdx': english, 'de/automation/scene.mdx': marked })).toMatchObject({
      state: 'done',
      review: true,
      id: 'automation/scene',
      file: 'content/de/automation/scene.mdx',
      english: '/en/scene',
      changes: [],
    });
  });

  test('what has changed, where, and how it reads now', () => {
    const newer = `${english.replace('Tap level', 'Choose level')}\n## Then [#then]\n\nMore.\n`;
    const work = at('/de/scene', { 'en/automation/scene.mdx': newer, 'de/automation/scene.mdx': marked });
    expect(work?.changes).toMatchObject([
      { kind: 'changed', at: 'set-1', label: 'step 1 of “set”: Choose level 2.' },
      { kind: 'new', at: 'set-1', text: '## Then [#then]\n\nMore.' },
    ]);
    const behind = `${english}\nDone.\n`;
    const german = marked.replace(/source: .*/, `source: '${sourceOf(behind, marked)}'`);
    expect(
      at('/de/scene', {
        'en/automation/scene.mdx': behind.replace('Done', 'Ready'),
        'de/automation/scene.mdx': `${german}\nFertig.\n`,
      })?.changes,
    ).toMatchObject([{ kind: 'changed', at: 'set-1', isBehind: true, text: 'Ready.' }]);
    const title = at('/de/scene', {
      'en/automation/scene.mdx': english.replace('How', 'Why'),
      'de/automation/scene.mdx': marked,
    });
    expect(title?.changes).toMatchObject([{ kind: 'changed', at: undefined }]);
  });

  test('where it belongs while it is missing, and that nobody marked it as done', () => {
    const only = { 'en/instructions/vacuum.mdx': english };
    expect(at('/de/deviceiInstructions900a', only)).toMatchObject({
      state: 'missing',
      file: 'content/de/instructions/vacuum.mdx',
    });
    const both = { ...only, 'de/instructions/vacuum.mdx': german };
    expect(at('/de/deviceiInstructions900a', both)).toMatchObject({ state: 'unmarked' });
    expect(at('/de/deviceiInstructions900a', { ...both, 'en/instructions/900a.mdx': english })).toMatchObject({
      state: 'missing',
      file: 'content/de/instructions/900a.mdx',
    });
  });
});

test('there is nothing to translate on English pages, on screens, and where there is no text', () => {
  const files = { 'en/automation/scene.mdx': english };
  for (const path of ['/scene', '/en/scene', '/de/feedback', '/de/ifttt']) expect(at(path, files), path).toBeUndefined();
});
