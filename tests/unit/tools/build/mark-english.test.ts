import { expect, test } from 'vitest';
import { withEnglishMarked } from '../../../../tools/build/mark-english.ts';

const page = (body: string, lang = 'ru') =>
  `<html lang="${lang}"><head><title>Create trigger</title></head><body>${body}</body></html>`;

test.each([
  ['a phrase in a sentence', '<p>Нажмите Create trigger.</p>', '<p>Нажмите <span lang="en">Create trigger</span>.</p>'],
  ['what an element holds alone', '<b class="a">Set up device</b>', '<b lang="en" class="a">Set up device</b>'],
  ['what comes after a line break', '<p><br>Set up device</p>', '<p><br><span lang="en">Set up device</span></p>'],
  ['words around an ampersand', '<p>в Skills &amp; Games</p>', '<p>в <span lang="en">Skills &amp; Games</span></p>'],
  [
    'a phrase with a name that does not break',
    '<p>«Works with Google\u00A0Home»</p>',
    '<p>«<span lang="en">Works with Google\u00A0Home</span>»</p>',
  ],
  ['a phrase with a name in it', '<p>«Works with Google Home»</p>', '<p>«<span lang="en">Works with Google Home</span>»</p>'],
  [
    'the lines of a drawing',
    '<text x="1"><tspan x="1">Works with</tspan><tspan x="1">Google Home</tspan></text>',
    '<text lang="en" x="1"><tspan x="1">Works with</tspan><tspan x="1">Google Home</tspan></text>',
  ],
  [
    'a part of a line of a drawing',
    '<text x="1">Кнопка Create trigger</text>',
    '<text x="1">Кнопка <tspan lang="en">Create trigger</tspan></text>',
  ],
])('marks %s', (_what, before, after) => {
  expect(withEnglishMarked(page(before))).toBe(page(after));
});

test.each([
  ['one word', '<p>Нажмите Create.</p>'],
  ['names', '<p>Google Home, Amazon Alexa, LDS T6</p><text>Google Home</text>'],
  ['what says its language already', '<q lang="en">Hey Google, <b>start the vacuum</b></q>'],
  ['all that is within it', '<div lang="en"><div>one two</div><p>three four</p></div>'],
  ['a line of a drawing that says its language', '<text lang="en-GB">Create trigger</text>'],
  [
    'what nothing can be marked in',
    '<svg><title>Кнопка Create trigger</title></svg><script>let a = b of c</script><i title="a > one two"></i>',
  ],
])('leaves %s as it is', (_what, body) => {
  expect(withEnglishMarked(page(body))).toBe(page(body));
});

test('marks again after an element that says its language', () => {
  const marked = withEnglishMarked(page('<div lang="en"><div>one two</div></div><p>И Create trigger.</p>'));
  expect(marked).toContain('<p>И <span lang="en">Create trigger</span>.</p>');
  expect(marked).toContain('<div>one two</div>');
});

test.each(['ja', 'ko', 'zh-Hans', 'zh-Hant-HK'])('marks pages in %s', (lang) => {
  expect(withEnglishMarked(page('<p>Create trigger。</p>', lang))).toContain('<span lang="en">Create trigger</span>');
});

test.each(['en', 'de', 'tr', 'pl'])('leaves pages in %s as they are, whose words are of Latin letters too', (lang) => {
  expect(withEnglishMarked(page('<p>Create trigger.</p>', lang))).toBe(page('<p>Create trigger.</p>', lang));
});

test('leaves pages with islands as they are', () => {
  const island = page('<astro-island></astro-island><p>Create trigger.</p>');
  expect(withEnglishMarked(island)).toBe(island);
});
