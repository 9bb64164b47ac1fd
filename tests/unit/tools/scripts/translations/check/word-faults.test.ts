import { expect, test } from 'vitest';
import { noWords } from '../../../../../../src/mdx/search-entries.ts';
import { faqIds } from '../../../../../../src/routes/faq-lists.ts';
import { searchWordsOf } from '../../../../../../tools/scripts/search/entries.ts';
import { wordFaults } from '../../../../../../tools/scripts/translations/check/word-faults.ts';
import { contentFolder } from '../../../../mdx/translation/folder.ts';

const [answer = '', other = ''] = faqIds;
const search = (phrases: unknown, morePhrases: unknown = {}) =>
  JSON.stringify({ phrases, stopWords: [], offTopic: [], devices: {}, synonyms: [], morePhrases }, null, 2);
const empty = { 'de/search.json': search({}), 'de/food.json': JSON.stringify({ synonyms: [], ordinary: [], stopWords: [] }) };
const faults = (files: Record<string, string>) =>
  wordFaults('de', contentFolder({ ...empty, ...files }).folder).map(({ file, line, what }) => `${file}:${line} ${what}`);

test('files that are not there may come later', () => {
  expect(wordFaults('de', contentFolder({}).folder)).toMatchObject([
    { file: 'content/de/search.json', pending: true },
    { file: 'content/de/food.json', pending: true },
  ]);
});

test('phrases may come later than their answer', () => {
  const { folder } = contentFolder({
    ...empty,
    [`de/faq/${answer}.mdx`]: 'Text.\n',
    'de/search.json': search({ [other]: { whole: ['a'] } }),
  });
  expect(wordFaults('de', folder)).toMatchObject([{ line: 2, what: `Lacks phrases for the answer “${answer}”`, pending: true }]);
});

test('words are right where each id and anchor is there', () => {
  expect(faults({})).toEqual([]);
  expect(
    faults({
      [`de/faq/${answer}.mdx`]: '---\ntitle: Wie\n---\n\nText.\n\n1. Eins\n2. Zwei\n',
      'de/search.json': search({ [answer]: { whole: ['a'], 'text-1': ['b'], 'step-2': ['c'] }, [other]: { 'step-9': ['d'] } }),
    }),
  ).toEqual([]);
});

test('an id or an anchor that is not there is told at its line', () => {
  expect(
    faults({
      [`de/faq/${answer}.mdx`]: '---\ntitle: Wie\n---\n\n1. Eins\n2. Zwei\n',
      'de/search.json': search(
        { unbekannt: { whole: [] }, [answer]: { 'step-3': ['a'] }, 'phone/iosWidget': { 'text-1': [] } },
        { [answer]: { 'step-4': [] } },
      ).replace('"devices": {}', '"devices": { "toaster": [] }'),
      'de/food.json': '{\n  "synonyms": [],\n  "ordinary": [],\n  "stopwords": []\n}\n',
    }),
  ).toEqual([
    'content/de/search.json:17 There is no device “toaster”',
    'content/de/search.json:3 There is no answer or guide “unbekannt”',
    `content/de/search.json:7 “${answer}” has no step-3`,
    'content/de/search.json:12 “phone/iosWidget” has no text-1',
    `content/de/search.json:21 “${answer}” has no step-4`,
    'content/de/food.json:1 Lacks "stopWords"',
    'content/de/food.json:4 Nothing reads "stopwords"',
  ]);
});

test.each([
  ['a lost comma', '{\n  "a": ["x"]\n  "b": []\n}', 2],
  ['a comma too many', '{\n  "a": ["x",\n  "y"],\n}', 3],
  ['a lost quotation mark', '{\n  "a": ["x],\n  "b": []\n}', 2],
  ['a merge conflict', '{\n<<<<<<< HEAD\n  "b": []\n}', 2],
  ['a lost end', '{\n  "a": [\n    "x"\n', 3],
  ['a second value', '{\n}\n{}', 3],
  ['a wrong escape', '{\n  "a": ["\\x"]\n}', 2],
])('a file with %s is told at its line', (_, text, line) => {
  expect(faults({ 'de/food.json': text })).toEqual([
    expect.stringMatching(new RegExp(`^content/de/food\\.json:${line} This is no JSON`)),
  ]);
});

test('a part that is lacking is told as it may be written, empty', () => {
  const { folder } = contentFolder({
    ...empty,
    'de/search.json': '{ "phrases": {}, "morePhrases": {}, "stopWords": [], "synonyms": [] }',
  });
  expect(wordFaults('de', folder)).toMatchObject([
    { what: 'Lacks "offTopic"', fix: 'Add "offTopic": []. It must be there, empty if need be' },
    { what: 'Lacks "devices"', fix: 'Add "devices": {}. It must be there, empty if need be' },
  ]);
});

test('a name that stands there twice is told', () => {
  const text = '{\n  "synonyms": [],\n  "ordinary": [],\n  "stopWords": [],\n  "ordinary": []\n}';
  expect(faults({ 'de/food.json': text })).toEqual(['content/de/food.json:5 "ordinary" stands here twice']);
});

test('`npm run search` takes what is written of a file', () => {
  const { folder } = contentFolder({ 'de/search.json': '{ "stopWords": ["wie"] }' });
  expect(searchWordsOf('de', folder)).toEqual({ ...noWords, stopWords: ['wie'] });
});

test('`npm run search` names the file', () => {
  const { folder } = contentFolder({ 'de/search.json': '{\n  "a": [}\n}' });
  expect(() => searchWordsOf('de', folder)).toThrow('content/de/search.json:2\n  This is no JSON: "a": [}');
});

test('what is no list of texts is told at its line, and nothing else', () => {
  const text = search({ [answer]: { 'step-2': 'a' } }).replace('"synonyms": []', '"synonyms": ["b"]');
  expect(faults({ 'de/search.json': text, 'de/food.json': '{ "synonyms": [], "ordinary": [5], "stopWords": {} }' })).toEqual([
    `content/de/search.json:4 Nothing can read "phrases" "${answer}" "step-2"`,
    'content/de/search.json:10 Nothing can read "synonyms"',
    'content/de/food.json:1 Nothing can read "ordinary"',
    'content/de/food.json:1 Nothing can read "stopWords"',
  ]);
});

test('where "phrases" is lacking, each answer’s are not told as well', () => {
  const files = { [`de/faq/${answer}.mdx`]: 'Text.\n', 'de/search.json': search({}).replace('phrases', 'Phrasen') };
  expect(faults(files)).toEqual(['content/de/search.json:1 Lacks "phrases"', 'content/de/search.json:2 Nothing reads "Phrasen"']);
});

test('a byte order mark is told', () => {
  expect(faults({ 'de/search.json': `\uFEFF${search({})}` })).toEqual([
    expect.stringMatching(/^content\/de\/search\.json:1 It begins with a byte order mark/),
  ]);
});
