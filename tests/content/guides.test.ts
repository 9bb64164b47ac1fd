import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideContext, type Vacuum } from '../../src/mdx/guide-context.ts';
import { can, guidePages, textOf } from '../../src/mdx/guide-pages.ts';
import { attributesOf, parseMdx } from '../../src/mdx/mdx-tree.ts';
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
const german = (text: string) => guideFile('de', 'instructions/x', text.replace('SOURCE', sourceOf(english.whole, text)));
const good = `---\ntitle: Wie\ndescription: Was\nsource: 'SOURCE'\n---\n\n## Einstellen [#set]\n\n${words}Stufe 2.\n\n- a\n- b\n`;

/** What the words and figures of a text say of a vacuum, which no `<IfModel>` can tell apart, and of which vacuums it is true. */
const claims: { fact: keyof Vacuum; isTrueOf: (model: Vacuum) => boolean; words: RegExp }[] = [
  { fact: 'partitions', isTrueOf: ({ partitions }) => partitions === 15, words: /\b15\b/ },
  { fact: 'partitions', isTrueOf: (model) => can(model, 'partitions'), words: /\bpartitions?\b/i },
  { fact: 'savedMaps', isTrueOf: ({ savedMaps }) => savedMaps === 5, words: /\bfive (maps|floors)\b|\bsixth\b/i },
  { fact: 'savedMaps', isTrueOf: ({ savedMaps }) => savedMaps === 5, words: /<MapSlots/ },
  { fact: 'waterLevels', isTrueOf: ({ waterLevels }) => waterLevels === 4, words: /<FloorLevels/ },
  { fact: 'waterLevels', isTrueOf: ({ waterLevels }) => waterLevels >= 2, words: /\blevel (1 or )?2\b/i },
  ...['Quiet', 'Standard', 'Max'].map((mode) => ({
    fact: 'suction' as const,
    isTrueOf: ({ suction }: Vacuum) => suction.includes(mode.toLowerCase()),
    words: new RegExp(`\\b${mode}\\b`),
  })),
];

/** What a vacuum's readers see of a text, with its figures. */
const shownOf = (model: Vacuum, { body }: GuideFile): string =>
  JSON.stringify(
    visibleNodes(parseMdx(body), (feature) => can(model, feature)).map((node) => [
      `<${node.name}`,
      node.value,
      attributesOf(node),
    ]),
  );

/** The claims of a text that are not true of a vacuum, for whoever added the vacuum. */
const untrue = (model: Vacuum, guide: GuideFile): string[] =>
  claims.flatMap(({ fact, isTrueOf, words }) => {
    const [said] = words.exec(shownOf(model, guide)) ?? [];
    if (!said || isTrueOf(model)) return [];
    const own = guide.path.replace(/\w+\.mdx$/, `${model.key}.mdx`);
    const todo = own === guide.path ? 'Change it' : `Write ${own}`;
    return [
      `${guide.path} says “${said}”, and ${model.key} has "${fact}": ${JSON.stringify(model[fact])} in content/catalogue.json. ${todo}`,
    ];
  });

const vacuumPages = guidePages.flatMap((page) => {
  const { model } = guideContext(page, 'en', { locale: 'en' });
  const guide = textOf(page, 'en', (_, id) => englishOf(id));
  return model?.suction && guide ? [{ model, guide }] : [];
});

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
      JSON.stringify(visibleNodes(parseMdx(body), can).map((node) => [`<${node.name}`, node.value, attributesOf(node)]));
    expect(shownTo(() => true)).toMatch(words);
    expect(shownTo((other) => other !== feature)).not.toMatch(words);
    expect(`${frontmatter.title} ${frontmatter.description}`).not.toMatch(words);
  });

  test('says of a vacuum only what is true of it', () => {
    expect(vacuumPages.flatMap(({ model, guide }) => untrue(model, guide))).toEqual([]);
  });

  test.each(claims.map(({ words }) => words))('is read for %s, which some text says', (words) => {
    expect(vacuumPages.filter(({ model, guide }) => words.test(shownOf(model, guide)))).not.toEqual([]);
  });

  test('would be refused about a vacuum with other facts, with the text to write', () => {
    const [vacuum] = vacuumPages.map(({ model }) => model);
    const other = { ...vacuum, key: 'R7', partitions: 8, savedMaps: 3, waterLevels: 3, suction: ['off', 'max'] } as Vacuum;
    const told = (id: string) => untrue(other, englishOf(id) as GuideFile).join('\n');
    const path = 'content/en/partitions';
    expect(told('partitions/vacuum')).toBe(
      `${path}/vacuum.mdx says “15”, and R7 has "partitions": 8 in content/catalogue.json. Write ${path}/R7.mdx`,
    );
    for (const said of ['“15”', '“five maps”', '“<FloorLevels”', '“Standard”', '“Quiet”'])
      expect(told('instructions/vacuum')).toContain(said);
    expect(told('instructions/vacuum')).not.toContain('“<Levels');
    expect(told('maps/vacuum')).toContain('“<MapSlots”');
    const own = guideFile('en', 'partitions/R7', `---\ntitle: a\n---\n\nAt most 15.\n`);
    expect(untrue(other, own)).toEqual([
      `${path}/R7.mdx says “15”, and R7 has "partitions": 8 in content/catalogue.json. Change it`,
    ]);
  });

  test('about all vacuums leaves their limits to the model', () => {
    const limit = /\b(15|five) (partitions|maps)\b|\bsixth\b|<MapSlots/;
    const untold = guides
      .filter(({ locale, id }) => locale === 'en' && /^(faq|brands)\//.test(id))
      .filter(({ whole }) => limit.test(whole.replace(/\bup to[^.]+, depending on the model/gi, '')));
    expect(untold.map(({ path }) => path)).toEqual([]);
  });

  test('leads to other sites only where the configuration allows it', () => {
    const { externalHosts } = JSON.parse(readFileSync(join(root, 'companion.config.json'), 'utf8')) as {
      externalHosts: string[];
    };
    const hosts = guides.flatMap(({ body }) => [...body.matchAll(/\]\(https:\/\/([^/)]+)/g)].map(([, host]) => host ?? ''));
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !externalHosts.includes(host))).toEqual([]);
  });

  test('says when menus were last looked at before what to do if they fail', () => {
    const late = guides.filter(({ body }) => /<\/IfThisFails>\s*<CheckedOn/.test(body));
    expect(late.map(({ path }) => path)).toEqual([]);
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
    ['a digit for a word', good.replace('- a', '- 2 a'), 'where this has “2 2”\n  → Write “2” in words'],
    ['another anchor, before it is marked as done', good.replace(/source.*\n/, '').replace('#set', '#stelle'), '“## set”'],
  ])('would be refused with %s', (_, text, problem) => {
    expect(translationFaults(german(text), english).map(faultText).join()).toContain(problem);
  });

  test('may count in digits where English has words, in Japanese and Korean', () => {
    const japanese = (text: string) => guideFile('ja', 'instructions/x', text.replace('SOURCE', sourceOf(english.whole, text)));
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

/** Where an account is linked to each voice assistant. */
const linking = { google: 'googleHomeBind', alexa: 'alexaBind', alice: 'yandexAlice' };
const spoken = guides.flatMap(({ path, id, body }) =>
  Object.entries(linking)
    .filter(([assistant, route]) => body.includes(`<Commands assistant="${assistant}"`) && !id.endsWith(`/${route}`))
    .map(([assistant, route]) => ({ path, assistant, route, body })),
);

test.each(spoken)('$path says how to link $assistant before what to say to it', ({ body, assistant, route }) => {
  expect(body.slice(0, body.indexOf(`<Commands assistant="${assistant}"`))).toContain(`(${route})`);
});
