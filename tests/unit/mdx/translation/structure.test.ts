import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../../src/mdx/translation/blocks.ts';
import { guideFile } from '../../../../src/mdx/translation/guide-files.ts';
import { differences, translationFaults } from '../../../../src/mdx/translation/structure.ts';

const step = (text: string) => `  <Step>\n    **${text}**\n  </Step>\n`;
const many = Array.from({ length: 12 }, (_, index) => step(`Tap ${String.fromCharCode(97 + index)}`)).join('');
const head = '---\ntitle: How\ndescription: What\n---\n\n';
const english = `${head}## Set it [#set]\n\nUse 3.\n\n<Steps name="set">\n${many}</Steps>\n\n## End [#end]\n\nDone.\n`;
const en = (text = english) => guideFile('en', 'voice/alexa', text);
/** A translation that was marked as done with an English. */
const de = (text = english, source = english) =>
  guideFile('de', 'voice/alexa', text.replace('title: How', `title: Wie\nsource: '${sourceOf(source, text)}'`));
const path = 'content/de/voice/alexa.mdx';

describe('a translation', () => {
  test('needs an English guide, and is left over without one', () => {
    expect(translationFaults(de(), undefined)).toMatchObject([{ file: path, line: 1, pending: true }]);
  });

  test('without differences has no faults', () => {
    expect(translationFaults(de(), en())).toEqual([]);
    expect(translationFaults(guideFile('de', 'voice/alexa', english), en())).toEqual([]);
  });

  test('is compared with all of an English that has not changed', () => {
    expect(translationFaults(de(english.replace('Use 3', 'Nimm 4')), en())).toMatchObject([
      { file: path, line: 9, what: 'In “set” English has the numbers “3” where this has “4”' },
    ]);
    const inWords = english.replace('Use 3', 'Use three');
    expect(translationFaults(de(english.replace('Use 3', 'Nimm 3'), inWords), en(inWords))).toMatchObject([
      { what: 'In “set” English has no digits where this has “3”', fix: 'Write “3” in words, as English does' },
    ]);
    expect(translationFaults(guideFile('de', 'voice/alexa', english.replace('[#end]', '[#ende]')), en())).toMatchObject([
      { line: 49, what: 'English has “## end” where this has “## ende”', fix: 'Write it as in content/en/voice/alexa.mdx:49' },
    ]);
  });

  test('that is stale is compared with what has not changed', () => {
    const changed = english.replace('Use 3', 'Use 5');
    expect(translationFaults(de(), en(changed))).toEqual([]);
    expect(translationFaults(de(english.replace('[#end]', '[#ende]')), en(changed))).toMatchObject([
      { file: path, line: 50, what: 'English has “end” where this has “ende”' },
    ]);
  });

  test('that is stale may have a step at another number, up to the last', () => {
    const inserted = english.replace(step('Tap b'), `${step('Look')}${step('Tap b')}`);
    expect(translationFaults(de(), en(inserted))).toEqual([]);
  });
});

describe('the differences of two guides', () => {
  const difference = (own: string, theirs: string) =>
    differences(guideFile('de', 'a/b', own), guideFile('en', 'a/b', theirs)).map(({ line, what }) => `${line}: ${what}`);

  test('tell a step or an item whose bold words were lost, and no others', () => {
    const theirs = `**Now** go.\n\n- **Water:** yes.\n- Dry.\n\n<Steps name="a">\n${step('Tap')}</Steps>\n`;
    expect(difference(theirs.replace('**Now**', 'Jetzt').replace('Dry', '**Trocken**'), theirs)).toEqual([]);
    const without = theirs.replaceAll('**', '');
    expect(difference(without, theirs)).toEqual([
      '3: English has bold words in this step or item, this has none',
      '7: English has bold words in this step or item, this has none',
    ]);
    expect(difference(theirs.replace('**Tap**', '**Tippen*'), theirs)).toContain(
      '8: This has “words between single stars”, which English does not',
    );
  });

  test('are all told, each at its line', () => {
    const theirs = '## A [#a]\n\n[x](one) [y](two)\n\n- a\n- b\n\n## B [#b]\n\n<Levels />\n';
    const own = theirs.replace('(one)', '(eins)').replace('- b\n', '').replace('[#b]', '[#c]').replace('<Levels />', '');
    expect(difference(own, theirs)).toEqual([
      '3: English has “link to one” where this has “link to eins”',
      '5: English has “bulleted list of 2” where this has “bulleted list of 1”',
      '7: English has “## b” where this has “## c”',
      '7: English has “<Levels>” behind this',
    ]);
  });

  test('tell a number at its line and its place in English, also in a text without headings', () => {
    const told = (own: string) =>
      differences(guideFile('de', 'a/b', own), guideFile('en', 'a/b', 'One.\n\n- Wait 5.\n- Wait 30.\n'));
    expect(told('Eins.\n\n- Warten 5.\n- Warten 20.\n')).toEqual([
      {
        file: 'content/de/a/b.mdx',
        line: 4,
        what: 'English has the numbers “30 5” where this has “20 5”',
        fix: 'Write digits where English has digits, and the same ones, as in content/en/a/b.mdx:4',
      },
    ]);
    expect(told('Eins.\n\n\n- Warten 5.\n- Warten.\n')).toMatchObject([{ line: 5 }]);
  });

  test('tell a name that the title, the description or the whole text lost, however often it stands there', () => {
    const theirs = '---\ntitle: The {{model}}\ndescription: In the {{brand}} app\n---\n\nThe {{model}}. {{model}}, {{brand}}.\n';
    expect(difference(theirs.replace('The {{model}}. ', ''), theirs)).toEqual([]);
    expect(difference(theirs.replace('{{model}}', 'x').replaceAll('{{brand}}', 'y'), theirs)).toEqual([
      '2: English has {{model}} in its title, this has not',
      '3: English has {{brand}} in its description, this has not',
      '5: English has {{brand}} in its text, this has not',
    ]);
    expect(difference(theirs.replace('title: ', 'titel: '), theirs)).toEqual([]);
  });

  test('tell a name that English does not have, at its line', () => {
    const theirs = '---\ntitle: How\ndescription: What\n---\n\n- a\n- b\n';
    expect(difference(theirs.replace('What', '{{brand}}').replace('- b', '- {{model}}'), theirs)).toEqual([
      '3: This has {{brand}} in its description, which English does not',
      '7: This has {{model}} in its text, which English does not',
    ]);
  });

  test('name the changed one of two equal parts in a row', () => {
    expect(difference('[a](x)\n\n[b](scene)\n', '[a](scene)\n\n[b](scene)\n')).toEqual([
      '1: English has “link to scene” where this has “link to x”',
    ]);
  });

  test('are told where a translation ends too early or too late', () => {
    expect(difference('- a', '- a\n\n## B [#b]')).toEqual(['1: English has “## b” behind this']);
    expect(difference('- a\n\n## B [#b]', '- a')).toEqual(['3: This has “## b”, which English does not']);
    expect(difference('## B [#b]\n', '- a\n\n## B [#b]')).toEqual(['1: English has “bulleted list of 1” before this']);
  });
});
