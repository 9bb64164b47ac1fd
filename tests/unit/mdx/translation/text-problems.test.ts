import { describe, expect, test } from 'vitest';
import { guideFile } from '../../../../src/mdx/translation/guide-files.ts';
import { textProblems } from '../../../../src/mdx/translation/text-problems.ts';

const text = 'x'.repeat(201);
const problems = (head: string, body = text, locale: 'en' | 'de' | 'ja' | 'ko' | 'zh' = 'de') =>
  textProblems(guideFile(locale, 'a/b', `---\n${head}\n---\n\n${body}\n`));
const head = 'title: How\ndescription: What';
const path = 'content/de/a/b.mdx';

test('a finished guide has no problems', () => {
  expect(problems(head)).toEqual([]);
  expect(problems(`${head}\nsource: 'aaaa'\nreview: needed`)).toEqual([]);
});

test('a guide needs a title and a description', () => {
  expect(problems('description: What')).toEqual([`${path} has no title`]);
  expect(problems('title: How')).toEqual([`${path} has no description`]);
});

test.each(["source: 'aaaa'", 'review: needed'])('English has no “%s”', (row) => {
  expect(problems(`${head}\n${row}`, text, 'en')).toEqual([
    'content/en/a/b.mdx is English: `source` and `review` belong to translations',
  ]);
});

test.each([
  ['de', 200],
  ['ja', 60],
  ['ko', 60],
  ['zh', 60],
] as const)('a guide in %s has more than %i characters', (locale, least) => {
  expect(problems(head, 'x'.repeat(least), locale)).toEqual([`content/${locale}/a/b.mdx is hardly written yet`]);
  expect(problems(head, 'x'.repeat(least + 1), locale)).toEqual([]);
  expect(problems(head, `${'x'.repeat(least)}\n\ny`, locale)).toEqual([]);
});

describe('YAML', () => {
  test.each(['How: so', 'How #so', '[How', '{How', '*How', '- How', '@How', '?How', ',How', '`How'])(
    'would misread “%s” without quotation marks',
    (title) => {
      const told = `${path} needs quotation marks around this, at its beginning and at its end: ${title}`;
      expect(problems(`title: ${title}\ndescription: What`)).toContain(told);
      expect(problems(`title: '${title}'\ndescription: What`)).toEqual([]);
      expect(problems(`title: "${title}"\ndescription: What`)).toEqual([]);
    },
  );

  test.each(['How:so', 'How#so', 'How [so]', 'How - so', 'How, so?'])('reads “%s” as a text', (title) => {
    expect(problems(`title: ${title}\ndescription: What`)).toEqual([]);
  });

  test('is not looked for in the text, whatever its line ends', () => {
    expect(problems(head, `${text}\n\nkey: How: so\n`)).toEqual([]);
    const whole = `---\r\ntitle: How: so\r\ndescription: What\r\n---\r\n\r\n${text}\r\n`;
    expect(textProblems(guideFile('de', 'a/b', whole))[0]).toContain('needs quotation marks');
    expect(textProblems(guideFile('de', 'a/b', `${text}\n`))).toHaveLength(2);
  });
});

describe('a guide holds no placeholder', () => {
  test.each(['TODO', 'TBD', 'FIXME', 'XXX', 'Lorem ipsum', 'lorem ipsum', 'Coming soon', 'coming soon', '???'])(
    'like %s',
    (word) => {
      expect(problems(`title: '${word}'\ndescription: What`)).toEqual([`${path} holds a placeholder: ${word}`]);
      expect(problems(`title: How\ndescription: '${word}'`)).toEqual([`${path} holds a placeholder: ${word}`]);
      expect(problems(head, `${text}\n\n*It is*  ${word}`)).toEqual([`${path} holds a placeholder: ${word}`]);
    },
  );

  test('but words that only look like one', () => {
    expect(problems(head, `${text} TODOS XXXL ??`)).toEqual([]);
  });
});

test.each(['**bold', '__bold'])('stars that Markdown did not make bold are told: %s', (word) => {
  const told = `${path} has stars that Markdown did not make bold, write <strong>: ${word}`;
  expect(problems(`title: ${word}\ndescription: What`)).toContain(told);
  expect(problems(head, `${text}\n\n*It is*  ${word}`)).toEqual([told]);
  expect(problems(head, `${text} a*b a_b **bold**`)).toEqual([]);
});
