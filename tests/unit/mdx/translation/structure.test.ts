import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../../src/mdx/translation/blocks.ts';
import { guideFile } from '../../../../src/mdx/translation/guide-files.ts';
import { differences, translationProblems } from '../../../../src/mdx/translation/structure.ts';

const step = (text: string) => `  <Step>\n    **${text}**\n  </Step>\n`;
const many = Array.from({ length: 12 }, (_, index) => step(`Tap ${String.fromCharCode(97 + index)}`)).join('');
const head = '---\ntitle: How\ndescription: What\n---\n\n';
const english = `${head}## Set it [#set]\n\nUse 3.\n\n<Steps name="set">\n${many}</Steps>\n\n## End [#end]\n\nDone.\n`;
const en = (text = english) => guideFile('en', 'voice/alexa', text);
/** A translation that was marked as done with an English. */
const de = (text = english, source = english) =>
  guideFile('de', 'voice/alexa', text.replace('title: How', `title: Wie\nsource: '${sourceOf(source)}'`));
const path = 'content/de/voice/alexa.mdx';

describe('a translation', () => {
  test('needs an English guide', () => {
    expect(translationProblems(de(), undefined)).toEqual([`${path} has no English twin: English is written first`]);
  });

  test('without differences has no problems', () => {
    expect(translationProblems(de(), en())).toEqual([]);
    expect(translationProblems(guideFile('de', 'voice/alexa', english), en())).toEqual([]);
  });

  test('is compared with all of an English that has not changed', () => {
    expect(translationProblems(de(english.replace('Use 3', 'Nimm 4')), en())).toEqual([
      `${path}: English has “set: 3” where this has “set: 4”`,
    ]);
    expect(translationProblems(guideFile('de', 'voice/alexa', english.replace('[#end]', '[#ende]')), en())).toEqual([
      `${path}: English has “## end” where this has “## ende”`,
      `${path}: English has “end: ” where this has “ende: ”`,
    ]);
  });

  test('that is stale is compared with what has not changed', () => {
    const changed = english.replace('Use 3', 'Use 5');
    expect(translationProblems(de(), en(changed))).toEqual([]);
    expect(translationProblems(de(english.replace('[#end]', '[#ende]')), en(changed))).toEqual([
      `${path}: English has “end” where this has “ende”`,
    ]);
  });

  test('that is stale may have a step at another number, up to the last', () => {
    const inserted = english.replace(step('Tap b'), `${step('Look')}${step('Tap b')}`);
    expect(translationProblems(de(), en(inserted))).toEqual([]);
  });
});

describe('the difference of two guides', () => {
  const difference = (own: string, theirs: string) => differences(guideFile('de', 'a/b', own), guideFile('en', 'a/b', theirs));

  test('is told where they first part', () => {
    expect(difference('## A [#a]\n\n## C [#c]\n', '## A [#a]\n\n## B [#b]\n\n## D [#d]\n')[0]).toBe(
      'content/de/a/b.mdx: English has “## b” where this has “## c”',
    );
  });

  test('is told where a translation ends too early or too late', () => {
    expect(difference('- a', '- a\n\n## B [#b]')).toEqual([
      'content/de/a/b.mdx: English has “## b” where this has “its end”',
      'content/de/a/b.mdx: English has “b: ” where this has “its end”',
    ]);
    expect(difference('- a\n\n## B [#b]', '- a')).toEqual([
      'content/de/a/b.mdx has “## b”, which English does not',
      'content/de/a/b.mdx has “b: ”, which English does not',
    ]);
  });
});
