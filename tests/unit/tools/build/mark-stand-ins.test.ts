import { expect, test } from 'vitest';
import { matcher, withStandInsMarked } from '../../../../tools/build/mark-stand-ins.ts';

const texts = ['Send', "It's all & done", 'Use a floor plan'];
const known = new Map([['de', (text: string) => texts.includes(text)]]);
const page = (body: string, lang = 'de') => `<html lang="${lang}"><head><title>Send</title></head><body>${body}</body></html>`;
const marked = (body: string, lang?: string) => withStandInsMarked(page(body, lang), known);

test.each([
  ['what an element holds alone', '<button class="a">Send</button>', '<button lang="en" class="a">Send</button>'],
  ['in what a script rendered', '<astro-island><b>Send</b></astro-island>', '<astro-island><b lang="en">Send</b></astro-island>'],
  ['what is written with entities', '<p>It&#39;s all &amp; done</p>', '<p lang="en">It&#39;s all &amp; done</p>'],
  [
    'the lines of a drawing',
    '<text x="1"><tspan x="1">Use a</tspan><tspan x="1">floor plan</tspan></text>',
    '<text lang="en" x="1"><tspan x="1">Use a</tspan><tspan x="1">floor plan</tspan></text>',
  ],
])('marks %s', (_what, before, after) => {
  expect(marked(before)).toBe(page(after));
});

test.each([
  ['the language’s own words', '<p>Absenden</p>'],
  ['a part of a sentence', '<p>Send <b>es</b></p>'],
  ['what says its language', '<p lang="fr">Send</p>'],
  ['code', '<script>"Send"</script><style>Send</style>'],
])('leaves %s as it is', (_what, body) => {
  expect(marked(body)).toBe(page(body));
});

test('leaves pages of languages that lack nothing as they are', () => {
  expect(marked('<p>Send</p>', 'fr')).toBe(page('<p>Send</p>', 'fr'));
});

test('a text with placeholders stands in with whatever values it has', () => {
  const isStandIn = matcher(['Send', '{{count}} new', '{{value}} {{unit}}']);
  expect(['Send', '3 new', 'new', '5 m', 'Sent'].map(isStandIn)).toEqual([true, true, false, false, false]);
});
