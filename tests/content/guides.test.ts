import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { can, guideContext, type Vacuum } from '../../src/mdx/guide-context.ts';
import { guidePages, textIdsOf } from '../../src/mdx/guide-pages.ts';
import { attributesOf } from '../../src/mdx/mdx-tree.ts';
import { visibleNodes } from '../../src/mdx/model-parts.ts';
import { sourceOf } from '../../src/mdx/translation/blocks.ts';
import { faultText } from '../../src/mdx/translation/fault.ts';
import { guideFaults } from '../../src/mdx/translation/guide-faults.ts';
import { folders, type GuideFile, guideFile, guideFiles } from '../../src/mdx/translation/guide-files.ts';
import { translationFaults } from '../../src/mdx/translation/structure.ts';
import { root } from '../../tools/scripts/tools.ts';

const guides = guideFiles();
const englishOf = (id: string) => guides.find((guide) => guide.locale === 'en' && guide.id === id);

const words = 'Words enough to be a guide. '.repeat(8);
const english = guideFile(
  'en',
  'instructions/x',
  `---\ntitle: How\ndescription: What\n---\n\n## Set it [#set]\n\n${words}Level 2.\n\n- a\n- b\n`,
);
const german = (text: string) => guideFile('de', 'instructions/x', text.replace('SOURCE', sourceOf(english.whole)));
const good = `---\ntitle: Wie\ndescription: Was\nsource: 'SOURCE'\n---\n\n## Einstellen [#set]\n\n${words}Stufe 2.\n\n- a\n- b\n`;

describe('every guide', () => {
  test('is written in English, has a title and a description, and no placeholder or stray stars', () => {
    expect(guides.length).toBeGreaterThan(0);
    const faults = guides.filter(({ locale }) => locale === 'en').flatMap(guideFaults);
    expect(faults.map(faultText)).toEqual([]);
  });

  test.each([
    ['waterLevels', /water|\bmop/i],
    ['suction', /suction|<Modes/i],
    ['partitions', /partition|\bsplit|\bmerge/i],
    ['maps', /maps 2|sixth|favorite/i],
  ])('about a vacuum without %s does not mention them', (feature, words) => {
    const { frontmatter, body } = englishOf('instructions/vacuum') as GuideFile;
    const shownTo = (can: (feature: string) => boolean) =>
      JSON.stringify(visibleNodes(body, can).map((node) => [`<${node.name}`, node.value, attributesOf(node)]));
    expect(shownTo(() => true)).toMatch(words);
    expect(shownTo((other) => other !== feature)).not.toMatch(words);
    expect(`${frontmatter.title} ${frontmatter.description}`).not.toMatch(words);
  });

  // What no <IfModel> can tell apart, since it is in the words of the text that all vacuums share.
  test.each<[what: string, isTrueOf: (model: Vacuum) => boolean, words: RegExp]>([
    ['15 partitions', ({ partitions = 15 }) => partitions === 15, /\b15\b/],
    ['partitions', (model) => can(model, 'partitions'), /\bpartitions?\b/i],
    ['five maps', ({ savedMaps = 5 }) => savedMaps === 5, /\bfive maps\b|\bsixth map\b/i],
  ])('that speaks of %s is read about vacuums that have them only', (what, isTrueOf, words) => {
    const speaking = guidePages.flatMap((page) => {
      const { model } = guideContext(page, 'en', { locale: 'en' });
      const guide = textIdsOf(page).map(englishOf).find(Boolean);
      if (!model?.suction || !guide) return [];
      const shown = visibleNodes(guide.body, (feature) => can(model, feature)).map(({ value }) => value ?? '');
      return words.test(shown.join(' ')) ? [{ model, guide }] : [];
    });
    const wrong = speaking
      .filter(({ model }) => !isTrueOf(model))
      .map(
        ({ model: { key }, guide: { path } }) =>
          `"${key}" of content/catalogue.json does not have ${what}, and ${path} speaks of them: write ${path.replace('vacuum.mdx', `${key}.mdx`)}`,
      );
    expect(speaking.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('leads to other sites only where the configuration allows it', () => {
    const { externalHosts } = JSON.parse(readFileSync(join(root, 'companion.config.json'), 'utf8')) as {
      externalHosts: string[];
    };
    const hosts = guides.flatMap(({ body }) => [...body.matchAll(/\]\(https:\/\/([^/)]+)/g)].map(([, host]) => host ?? ''));
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !externalHosts.includes(host))).toEqual([]);
  });

  test('lies in a folder that is a collection', () => {
    const config = readFileSync(join(root, 'src/content.config.ts'), 'utf8');
    expect([...config.matchAll(/(?:guides|texts)\('([\w-]+)'/g)].map(([, name]) => name)).toEqual([...folders]);
  });

  test.each([
    [`${words}TODO`, 'placeholder'],
    [`${words}押す前に**「重要」**を読む`, 'Write <strong>'],
    ['Soon.', 'hardly written'],
  ])('would be refused with %s', (body, problem) => {
    const guide = guideFile('en', 'instructions/x', `---\ntitle: How\ndescription: What\n---\n\n${body}\n`);
    expect(guideFaults(guide).map(faultText).join()).toContain(problem);
  });

  test('would be refused with a note of translators in English', () => {
    expect(guideFaults(guideFile('en', 'a/b', english.whole.replace('---\n\n', 'review: needed\n---\n\n')))).toMatchObject([
      { line: 4, what: expect.stringContaining('is English') },
    ]);
  });

  test('would be refused without a title or a description', () => {
    expect(guideFaults(guideFile('en', 'a/b', `---\nchecked: 2026-11\n---\n${words}`))).toMatchObject([
      { file: 'content/en/a/b.mdx', what: 'It has no title' },
      { file: 'content/en/a/b.mdx', what: 'It has no description' },
    ]);
  });
});

describe('every translation', () => {
  test('may differ in its words', () => {
    expect(translationFaults(german(good), english)).toEqual([]);
  });

  test.each([
    ['another anchor', good.replace('[#set]', '[#einstellen]'), 'English has “## set” where this has “## einstellen”'],
    ['a missing item', good.replace('- b\n', ''), 'English has “bulleted list of 2” where this has “bulleted list of 1”'],
    ['one component too many', `${good}\n<Levels />\n`, 'has “<Levels>”, which English does not'],
    ['a figure of something else', good.replace('- a', '- <Levels />'), 'which English does not'],
    ['another number', good.replace('Stufe 2', 'Stufe 3'), 'English has the numbers “2” where this has “3”'],
    ['another anchor, before it is marked as done', good.replace(/source.*\n/, '').replace('#set', '#stelle'), '“## set”'],
  ])('would be refused with %s', (_, text, problem) => {
    expect(translationFaults(german(text), english).map(faultText).join()).toContain(problem);
  });

  test('may count in digits where English has words, in Japanese and Korean', () => {
    const japanese = (text: string) => guideFile('ja', 'instructions/x', text.replace('SOURCE', sourceOf(english.whole)));
    expect(translationFaults(japanese(good.replace('Stufe 2', '5つのうちレベル2、1〜2分')), english)).toEqual([]);
    expect(translationFaults(japanese(good.replace('Stufe 2', '5개 중 2단계, 1~2분, 30초')), english)).toEqual([]);
    const others = ['5つ', '5のうちレベル2'].map((text) => translationFaults(japanese(good.replace('Stufe 2', text)), english));
    expect(others.flat().map(({ what }) => what)).toEqual([
      'In “set” English has the numbers “2” where this has “5”',
      'In “set” English has the numbers “2” where this has “2 5”',
    ]);
  });

  test('may be stale: English moves on', () => {
    const newer = guideFile('en', english.id, `${english.whole.replace('Level 2', 'Level 3')}\n## Then [#then]\n`);
    expect(translationFaults(german(good), newer)).toEqual([]);
  });

  test('would be refused where it differs in what has not changed since', () => {
    const newer = guideFile('en', english.id, `${english.whole}\n## Then [#then]\n`);
    expect(translationFaults(german(good.replace('[#set]', '[#stelle]')), newer)).toMatchObject([
      { file: 'content/de/instructions/x.mdx', line: 7, what: 'English has “set” where this has “stelle”' },
    ]);
  });

  test('without an English twin is left over', () => {
    expect(translationFaults(german(good), undefined)).toMatchObject([{ pending: true }]);
  });
});
