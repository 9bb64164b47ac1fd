import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../../src/mdx/translation/blocks.ts';
import { faultText } from '../../../../src/mdx/translation/fault.ts';
import { allFaults } from '../../../../src/mdx/translation/guide-faults.ts';
import { guideFile } from '../../../../src/mdx/translation/guide-files.ts';
import { stateOf } from '../../../../src/mdx/translation/progress.ts';

const words = 'Words enough to be a guide. '.repeat(10);
const file = (title: string, ...sentences: string[]) =>
  `---\ntitle: ${title}\ndescription: What\n---\n\n## Set it [#set]\n\n${title} ${words}\n\n${sentences.join('\n\n')}\n`;
const dry = '<Safety id="dry">Use dry hands.</Safety>';
const hot = '<Safety id="hot">It is hot.</Safety>';
const withoutTags = file('How', 'Use dry hands.', 'It is hot.');
const withTags = file('How', dry, hot);
const english = (whole = withTags) => guideFile('en', 'faq/x', whole);

/** A translation that was marked as done with an English. */
function german(source: string, ...sentences: string[]) {
  const own = file('Wie', ...sentences);
  return guideFile('de', 'faq/x', own.replace('---\n\n', `source: '${sourceOf(source, own)}'\n---\n\n`));
}
const faults = (...[own, theirs = english()]: [ReturnType<typeof german>, ReturnType<typeof english>?]) =>
  allFaults(own, theirs).map(({ line, what, pending }) => `${pending ? 'pending' : 'broken'} ${line}: ${what}`);

describe('a translation that was made of the English tags', () => {
  test('has the same ids, in any order', () => {
    expect(faults(german(withTags, dry, hot))).toEqual([]);
    expect(faults(german(withTags, hot, dry))).toEqual([]);
  });

  test('is broken without one, and says where it stands in English', () => {
    const own = german(withTags, dry, 'Es ist.');
    expect(faults(own)).toEqual(['broken 13: English has the safety sentence “hot”, this has not: It is hot.']);
    expect(allFaults(own, english()).map(faultText).join()).toContain(
      'Write <Safety id="hot">…</Safety> around the sentence that says so, as in content/en/faq/x.mdx:12',
    );
  });

  test('is broken with another id, one twice, half a sentence or an empty one', () => {
    expect(faults(german(withTags, dry, '<Safety id="heiss">Es ist.</Safety>'))).toEqual([
      'broken 13: English has the safety sentence “hot”, this has not: It is hot.',
      'broken 13: This has the safety sentence “heiss”, which English does not: Es ist.',
    ]);
    expect(faults(german(withTags, dry, hot, dry))).toEqual([
      'broken 15: This has the safety sentence “dry”, which English does not: Use dry hands.',
    ]);
    expect(faults(german(withTags, dry, '<Safety id="hot">Es ist</Safety> heiß.'))).toEqual([
      'broken 13: It has <Safety id="hot"> around a part of a sentence.',
    ]);
    expect(faults(german(withTags, dry, '<Safety id="hot"></Safety>'))).toEqual([
      'broken 13: It has <Safety id="hot"> around nothing.',
    ]);
  });

  test('may lack one that English gets later, or have one that English loses', () => {
    const one = file('How', dry, 'It is hot.');
    expect(faults(german(one, dry, 'Es ist.'))).toEqual([
      'pending 13: English has the safety sentence “hot”, this has not: It is hot.',
    ]);
    expect(faults(german(withTags, dry, hot), english(one))).toEqual([
      'pending 13: This has the safety sentence “hot”, which English does not: It is hot.',
    ]);
  });

  test('is as stale as any other', () => {
    const own = german(withTags, dry, hot);
    expect(stateOf(own, english())).toEqual({ state: 'done' });
    expect(stateOf(own, english(withTags.replace('is hot', 'is very hot')))).toMatchObject({ state: 'stale' });
  });

  test('stays right when only words of the English change', () => {
    expect(faults(german(withTags, dry, hot), english(withTags.replace('is hot', 'is very hot')))).toEqual([]);
  });
});

test('a tag around a part of a sentence hides no other id', () => {
  expect(faults(german(withTags, dry, '<Safety id="heiss">es ist heiß</Safety>'))).toEqual([
    expect.stringContaining('around a part of a sentence'),
    expect.stringContaining('English has the safety sentence “hot”, this has not'),
    expect.stringContaining('This has the safety sentence “heiss”, which English does not'),
  ]);
});

describe('a translation of an English without the tags', () => {
  const untagged = german(withoutTags, 'Use dry hands.', 'It is hot.');

  test('lacks them, which only a release must not have', () => {
    expect(faults(untagged)).toEqual([
      'pending 11: English has the safety sentence “dry”, this has not: Use dry hands.',
      'pending 13: English has the safety sentence “hot”, this has not: It is hot.',
    ]);
    expect(faults(untagged, english(withTags.replace('Words', 'More')))).toHaveLength(2);
  });

  test('is not stale: its words are those of the English', () => {
    expect(stateOf(untagged, english())).toEqual({ state: 'done' });
  });

  test('needs nothing more once it has them', () => {
    expect(faults(german(withoutTags, dry, hot))).toEqual([]);
  });

  test('may have none that English never had', () => {
    expect(faults(german(withoutTags, dry, 'It is hot.'), english(withoutTags))).toEqual([
      'broken 11: This has the safety sentence “dry”, which English does not: Use dry hands.',
    ]);
  });
});

test('a translation that was never marked as done is compared with the English of today', () => {
  expect(faults(guideFile('de', 'faq/x', file('Wie', dry, 'Es ist.')))).toEqual([
    'broken 12: English has the safety sentence “hot”, this has not: It is hot.',
  ]);
});
