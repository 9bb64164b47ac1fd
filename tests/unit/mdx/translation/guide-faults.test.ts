import { describe, expect, test } from 'vitest';
import { faultText } from '../../../../src/mdx/translation/fault.ts';
import { allFaults, guideFaults } from '../../../../src/mdx/translation/guide-faults.ts';
import { guideFile } from '../../../../src/mdx/translation/guide-files.ts';

const text = 'x'.repeat(201);
const guide = (head: string, body = text, locale: 'en' | 'de' | 'ja' | 'ko' | 'zh' = 'de') =>
  guideFile(locale, 'a/b', `---\n${head}\n---\n\n${body}\n`);
const faults = (...given: Parameters<typeof guide>) => guideFaults(guide(...given)).map(({ line, what }) => `${line}: ${what}`);
const head = 'title: How\ndescription: What';

test('a finished guide has no faults', () => {
  expect(faults(head)).toEqual([]);
  expect(faults(`${head}\nsource: 'aaaa'\nreview: needed\nchecked: 2026-11`)).toEqual([]);
});

test('a fault says the file, the line, what is wrong and what to do', () => {
  const [fault] = guideFaults(guide('description: What'));
  expect(fault && faultText(fault)).toBe('content/de/a/b.mdx:1\n  It has no title\n  → Write `title: …` between the lines ---');
});

test('a guide needs a title and a description, and knows no other lines', () => {
  expect(faults('description: What')).toEqual(['1: It has no title']);
  expect(faults('title: How')).toEqual(['1: It has no description']);
  expect(faults(`${head}\ntitel: Wie`)).toEqual(['4: Nothing reads “titel: Wie”']);
  expect(guideFaults(guide(`${head}\nsorce: 'aaaa'`))).toMatchObject([{ fix: expect.stringContaining('remove it: `done`') }]);
});

test.each(["source: 'aaaa'", 'review: needed'])('English has no “%s”', (row) => {
  expect(faults(`${head}\n${row}`, text, 'en')).toEqual(['4: It is English: `source` and `review` belong to translations']);
});

test.each([
  ['de', 200],
  ['ja', 60],
  ['ko', 60],
  ['zh', 60],
] as const)('a guide in %s has more than %i characters', (locale, least) => {
  expect(faults(head, 'x'.repeat(least), locale)).toEqual(['5: It is hardly written yet']);
  expect(faults(head, 'x'.repeat(least + 1), locale)).toEqual([]);
  expect(faults(head, `${'x'.repeat(least)}\n\ny`, locale)).toEqual([]);
});

describe('a name', () => {
  const told = (id: string) =>
    guideFaults(
      guideFile(
        'de',
        id,
        `---\ntitle: '{{model}}'\ndescription: '{{brand}}'\n---\n\n${text} {{brand}}\n\n{{model}}.\n\n<Figure caption="{{brand}}">\n  <FloorLevels />\n</Figure>\n`,
      ),
    ).map(({ line, what }) => `${line}: ${what}`);

  test('that a page does not know is told with its line; the text may speak of the reader’s brand', () => {
    expect(told('automation/scene')).toEqual([
      '2: It has {{model}} here, and a page that shows it belongs to no model',
      '3: It has {{brand}} here, and a page that shows it belongs to no brand',
      '8: It has {{model}} here, and a page that shows it belongs to no model',
      '10: It has {{brand}} here, and a page that shows it belongs to no brand',
    ]);
  });

  test('that all of its pages know may stand there', () => {
    expect(told('brands/discover').join()).not.toContain('{{brand}}');
    expect(told('instructions/vacuum').join()).not.toContain('{{model}}');
  });
});

describe('a link to a place on its page', () => {
  const body = (to: string) =>
    `## First [#first]\n\n${text}\n\n[there](#${to})\n\n<Steps name="on">\n  <Step>\n    **Tap.** A\n  </Step>\n</Steps>`;

  test.each(['first', 'on-1'])('leads to the heading or step #%s', (to) => {
    expect(faults(head, body(to))).toEqual([]);
  });

  test.each(['frist', 'on-2'])('is told with its line where there is no #%s', (to) => {
    expect(faults(head, body(to))).toEqual([`10: It links to #${to}, and has no such place`]);
    expect(faults(head, body('first').replace('[#first]', '[#frist]'))).toEqual([
      '10: It links to #first, and has no such place',
    ]);
  });

  test('leads to the passages of an answer', () => {
    const answer = (to: string) => guideFile('de', 'faq/b', `---\n${head}\n---\n\n1. ${text}\n2. [b](#${to})\n`);
    expect(guideFaults(answer('step-1'))).toEqual([]);
    expect(guideFaults(answer('step-3'))).toMatchObject([{ line: 7, what: 'It links to #step-3, and has no such place' }]);
  });
});

test('a link to a page that its readers do not have is told with its line', () => {
  const answer = (to: string) =>
    guideFaults(guideFile('en', 'faq/fryer-temperature-unit', `---\n${head}\n---\n\n${text}\n\n[there](${to})\n`));
  expect(answer('googleHomeBind')).toEqual([]);
  expect(answer('instructions')).toMatchObject([
    { line: 8, what: 'It links to “instructions”, which leads nowhere from /faqDetail/fryer-temperature-unit' },
  ]);
});

describe('a fault of the English', () => {
  const link = (locale: 'en' | 'de', body: string) => guideFile(locale, 'automation/scene', `---\n${head}\n---\n\n${body}\n`);
  const english = link('en', `${text}\n\n[there](nowhere)`);

  test('is told as such in its translation', () => {
    const german = link('de', `${'y'.repeat(201)}\n\n[dort](nowhere)`);
    expect(allFaults(german, english)).toMatchObject([
      {
        file: german.path,
        line: 8,
        fix: expect.stringMatching(/^English has it too: content\/en\/automation\/scene\.mdx:8\. Write/),
      },
    ]);
  });

  test('is not blamed for one of the translation', () => {
    const [fault] = allFaults(link('de', `${'y'.repeat(201)}\n\n[dort](anywhere)`), english);
    expect(fault).toMatchObject({ line: 8, fix: expect.not.stringContaining('English') });
  });

  test('that keeps it from being read is told of the English file', () => {
    const german = link('de', 'y'.repeat(201));
    expect(allFaults(german, link('en', `${text}\n\n<Note>`))).toMatchObject([
      { file: 'content/en/automation/scene.mdx', line: 8, what: expect.stringContaining('not closed') },
    ]);
  });
});

test.each(['Related to', 'Guides of'])('a name in <%s="…"> that is no guide’s is told with its line', (list) => {
  expect(faults(head, `${text}\n\n<${list}="scene iosWidget" />`)).toEqual([]);
  expect(faults(head, `${text}\n\n<${list}="scene helpCenter" />`)).toEqual(['8: It names “helpCenter”, which is no guide']);
});

describe('a component that shows what a vacuum can do', () => {
  const told = (id: string, body: string) =>
    guideFaults(guideFile('en', id, `---\n${head}\n---\n\n${text}\n\n${body}\n`)).map(({ line, what }) => `${line}: ${what}`);

  test('is told with its line where a page that shows it is about none', () => {
    const fault = '8: It has <OpenDevice> here, and a page that shows it is about no vacuum';
    for (const id of ['automation/scene', 'voice-templates/airFryer']) expect(told(id, '<OpenDevice />')).toEqual([fault]);
  });

  test('may stand in a guide about vacuums, and where others do not see it', () => {
    expect(told('instructions/vacuum', '<OpenDevice />')).toEqual([]);
    expect(told('automation/scene', '<IfModel has="suction">\n  <OpenDevice />\n</IfModel>')).toEqual([]);
  });
});

describe('YAML', () => {
  test.each(['How: so', 'How #so', '[How', '{{model}} so', '*How', '- How', '@How', '?How', ',How', '`How'])(
    'would misread “%s” without quotation marks',
    (title) => {
      expect(faults(`title: ${title}\ndescription: What`)).toContain(`2: It needs quotation marks: ${title}`);
      expect(faults(`title: '${title}'\ndescription: What`)).toEqual([]);
      expect(faults(`title: "${title}"\ndescription: What`)).toEqual([]);
    },
  );

  test.each(['How:so', 'How#so', 'How [so]', 'How - so', 'How, so?'])('reads “%s” as a text', (title) => {
    expect(faults(`title: ${title}\ndescription: What`)).toEqual([]);
  });

  test.each(["'How", "'How's'", '"How', '"How\''])('cannot read “%s”, whose quotation marks do not match', (title) => {
    expect(faults(`title: ${title}\ndescription: What`)).toEqual([`2: Its quotation marks do not match: ${title}`]);
  });

  test.each(["'How''s'", '"How\'s"', '"A \\" in it"', "How's"])('reads %s as a text', (title) => {
    expect(faults(`title: ${title}\ndescription: What`)).toEqual([]);
  });

  test('is not looked for in the text, whatever its line ends', () => {
    expect(faults(head, `${text}\n\nkey: How: so\n`)).toEqual([]);
    const whole = `---\r\ntitle: How: so\r\ndescription: What\r\n---\r\n\r\n${text}\r\n`;
    expect(guideFaults(guideFile('de', 'a/b', whole))).toMatchObject([{ line: 2, what: 'It needs quotation marks: How: so' }]);
    expect(guideFaults(guideFile('de', 'a/b', `${text}\n`))).toHaveLength(2);
  });
});

describe('a guide holds no placeholder', () => {
  test.each(['TODO', 'TBD', 'FIXME', 'XXX', 'Lorem ipsum', 'lorem ipsum', 'Coming soon', 'coming soon', '???'])(
    'like %s',
    (word) => {
      expect(faults(`title: '${word}'\ndescription: What`)).toEqual([`2: It holds a placeholder: '${word}'`]);
      expect(faults(`title: How\ndescription: '${word}'`)).toEqual([`3: It holds a placeholder: '${word}'`]);
      expect(faults(head, `${text}\n\n*It is*  ${word}`)).toEqual([`8: It holds a placeholder: ${word}`]);
    },
  );

  test('but words that only look like one', () => {
    expect(faults(head, `${text} TODOS XXXL ??`)).toEqual([]);
  });
});

test.each([
  ['** bold**', 'Write <strong>…</strong>, or take away the space between the stars and their words'],
  ['**bold **', 'Write <strong>…</strong>, or take away the space between the stars and their words'],
  ['押す**「重要」**を', 'Write <strong>…</strong>'],
])('it is told how %s becomes bold', (words, fix) => {
  expect(guideFaults(guide(head, `${text}。\n\n${words}`))).toMatchObject([{ line: 8, fix }]);
});

test.each(['**bold', '__bold'])('stars that Markdown did not make bold are told: %s', (word) => {
  const told = `It has stars that Markdown did not make bold: ${word}`;
  expect(faults(`title: ${word}\ndescription: What`)).toContain(`2: ${told}`);
  expect(faults(head, `${text}\n\n*It is*  ${word}`)).toEqual([`8: ${told}`]);
  expect(faults(head, `${text} a*b a_b **bold**`)).toEqual([]);
});

test('all rules that a guide breaks are told, each at its line and with what to do', () => {
  const found = guideFaults(guide(head, `${text}\n\n## A\n\n<Step>\n  a {{modell}}\n</Step>\n\n# B [#b]\n`));
  expect(found.map(({ line, what }) => `${line}: ${what}`).toSorted()).toEqual([
    '10: It has a <Step> outside of <Steps>.',
    '11: It has {{modell}}.',
    '14: It has a heading with a single #.',
    '8: It has the heading "A" without an anchor.',
  ]);
  expect(found.every(({ fix }) => fix.length > 0)).toBe(true);
});

test.each(['{{modell}}', '{{ model }}', '{{model}', '{model}'])('a title or description has no %s in braces', (braces) => {
  const fault = { what: `It has ${braces}.`, fix: expect.stringMatching(/^Only {{brand}} and {{model}} may stand/) };
  expect(guideFaults(guide(`title: Of ${braces}\ndescription: What`))).toMatchObject([{ line: 2, ...fault }]);
  expect(guideFaults(guide(`title: How\ndescription: Of ${braces}`))).toMatchObject([{ line: 3, ...fault }]);
  expect(faults('title: Of {{model}}\ndescription: Of {{brand}}, {{model}}')).toEqual([]);
});

describe('a translation', () => {
  const english = guide(head, `${text}\n\n## A [#a]\n\n<Steps name="a">\n  <Step>\n    a\n  </Step>\n</Steps>`, 'en');
  const german = (change: (whole: string) => string) =>
    allFaults(guideFile('de', 'a/b', change(english.whole.replace(text, 'y'.repeat(201)))), english);

  test('that is like its English has no faults', () => {
    expect(german((whole) => whole)).toEqual([]);
  });

  test('that was only copied is told', () => {
    expect(allFaults(guideFile('de', 'a/b', english.whole), english)).toMatchObject([
      { line: 5, what: 'It is still the English text' },
    ]);
  });

  test('with a lost tag is told by lines of the file, with what its head lacks', () => {
    expect(german((whole) => whole.replace('  </Step>\n', '').replace('title: How', 'title: How: so'))).toMatchObject([
      { line: 2, what: 'It needs quotation marks: How: so' },
      { line: 13, what: expect.stringMatching(/^A tag .*`<\/Steps>`.*`<Step>` \(line 11\)$/) },
    ]);
  });

  test('without an anchor is told once', () => {
    expect(german((whole) => whole.replace(' [#a]', ''))).toMatchObject([
      { line: 8, what: expect.stringContaining('without an anchor') },
    ]);
  });
});

test.each([
  ['checked: November 2026', 'It cannot be read: checked: November 2026'],
  ['checked: 2026-13', 'It cannot be read: checked: 2026-13'],
  ["source: 'Übersetzt e37d'", "It cannot be read: source: 'Übersetzt e37d'"],
  ['review: ja', 'It cannot be read: review: ja'],
])('a line that keeps the site from being built is told: %s', (row, what) => {
  expect(faults(`${head}\n${row}`)).toEqual([`4: ${what}`]);
});

test('a guide that shows when it was checked says so', () => {
  const shown = `${text}\n\n<CheckedOn app="alexa" />`;
  expect(faults(head, shown)).toContain('1: It has <CheckedOn>, and no `checked`');
  expect(faults(`${head}\nchecked: '2026-11'`, shown)).not.toContainEqual(expect.stringContaining('checked'));
});

test.each([
  ['another encoding', '\uFFFD', '8: It is not saved as UTF-8'],
  ['a zero-width space', '\u200B', '8: It has an invisible character, U+200B, behind “word”'],
  ['a direction mark', '\u200F', '8: It has an invisible character, U+200F, behind “word”'],
  ['a joiner of letters', '\u034F', '8: It has an invisible character, U+034F, behind “word”'],
  ['a character of private use', '\uE000', '8: It has an invisible character, U+E000, behind “word”'],
  ['a decomposed letter', 'u\u0308', '8: Letters and their marks are two characters each, as in u and ¨ for ü (NFD)'],
  [
    'a decomposed syllable',
    '\u1112\u1161\u11ab',
    '8: Letters and their marks are two characters each, as in u and ¨ for ü (NFD)',
  ],
  ['a control character', '\u0007', '8: It has an invisible character, U+0007, behind “word”'],
])('%s is told alone', (_, character, told) => {
  const damaged = guide(head, `${text}\n\nword${character}s {modell}`);
  expect(allFaults(damaged, undefined).map(({ line, what }) => `${line}: ${what}`)).toEqual([told]);
});

test('a byte order mark is told, and not a missing line ---', () => {
  const { whole } = guide(head);
  expect(allFaults(guideFile('de', 'a/b', `\uFEFF${whole}`), undefined)).toMatchObject([
    { line: 1, what: expect.stringContaining('byte order mark') },
  ]);
});

test.each(['target=“water”', 'target="water', 'target=water"', 'target="wa"ter"'])(
  'a tag with %s lacks a quotation mark',
  (target) => {
    const [fault] = allFaults(guide(head, `${text}\n\n<Note>ok</Note> <DevicePage ${target} />`), undefined);
    expect(fault).toMatchObject({ line: 8, what: expect.stringContaining(`not straight: <DevicePage ${target} />`) });
  },
);

test('both sides of a merge conflict are told as such, in the text and above it', () => {
  const conflict = '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other';
  expect(allFaults(guide(head, `${text}\n\n${conflict}`), undefined)).toMatchObject([
    { line: 8, what: 'It holds both sides of a merge conflict', fix: expect.stringContaining('Keep one side') },
  ]);
  const [, fault] = guideFaults(guide(`description: What\n<<<<<<< HEAD`));
  expect(fault).toMatchObject({ line: 3, fix: expect.stringContaining('Keep one side') });
});
