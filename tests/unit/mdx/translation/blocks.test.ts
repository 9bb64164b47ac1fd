import { describe, expect, test } from 'vitest';
import { blocksOf, labelOf, sourceOf } from '../../../../src/mdx/translation/blocks.ts';

const guide = `---
title: How
description: What
checked: 2026-10
---

Hello.

<IfModel has="waterLevels">

## Set *the* water [#water]

Text.

<Steps name="water">
  <Step>
    **Open the app.** It opens.
  </Step>
  <Step>**Tap.** It lights up.</Step>
</Steps>

<Note>
  Not too much.
</Note>

</IfModel>

### Then [#then]

More.
`;

const ids = (text: string) => blocksOf(text).map(({ id }) => id);

describe('the blocks of a guide', () => {
  test('are its title, its headings, its steps and what stands around them', () => {
    expect(ids(guide)).toEqual(['title', 'start', 'water', 'water-1', 'water-2', 'after-water', 'then']);
  });

  test('hold every word of it once, and what opens a part with what it opens', () => {
    const texts = blocksOf(guide).map(({ text }) => text);
    const squeeze = (text: string) => text.replace(/\s+/g, '');
    expect(squeeze(texts.join(''))).toBe(squeeze(guide.replace(/checked.*\n|---\n/g, '')));
    expect(texts[2]).toMatch(/^<IfModel/);
    expect(texts[3]).toMatch(/^<Steps name="water">/);
    expect(texts[5]).toMatch(/^<Note>[\s\S]*<\/IfModel>$/);
  });

  test('leave out what is empty: nothing before the first heading, nothing after steps that end a part', () => {
    expect(ids('---\ntitle: A\n---\n\n## B [#b]\n\n<Steps name="b">\n<Step>c</Step>\n</Steps>\n\n</IfModel>\n')).toEqual([
      'title',
      'b',
      'b-1',
    ]);
    expect(ids('')).toEqual([]);
  });

  test('are numbered anew in each list of steps', () => {
    const list = (name: string) => `<Steps name="${name}">\n<Step>a</Step>\n<Step>b</Step>\n</Steps>\n`;
    expect(ids(`${list('first')}\nBetween.\n\n${list('second')}`)).toEqual([
      'first-1',
      'first-2',
      'after-first',
      'second-1',
      'second-2',
    ]);
  });

  test('are called what a translator knows them by', () => {
    expect(blocksOf(guide).map(labelOf)).toEqual([
      'title and description',
      'the text, up to the first heading',
      '“Set *the* water” [#water]',
      'step 1 of “water”: Open the app.',
      'step 2 of “water”: Tap.',
      'text after the steps “water”',
      '“Then” [#then]',
    ]);
  });
});

/** What a translation notes, without the hashes of its own. */
const marksOf = (english: string) => sourceOf(english, '').replaceAll('-', '');

describe('what a translation notes of its English', () => {
  test('is four hexadecimal digits for each block', () => {
    expect(marksOf(guide)).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){6}$/);
  });

  test.each([
    ['the month of a check', guide.replace('2026-10', '2026-11')],
    ['line ends and blank lines', `${guide.replaceAll('\n', '\r\n')}\r\n\r\n`],
    ['lines broken elsewhere', guide.replace('**Tap.** It', '**Tap.**\n  It')],
  ])('does not change with %s', (_, text) => {
    expect(marksOf(text)).toBe(marksOf(guide));
  });

  test('says the same of a step, whether it is the last or not', () => {
    const more = marksOf(guide.replace('</Steps>', '<Step>**Go.**</Step>\n</Steps>')).split(' ');
    expect(more.filter((_, index) => index !== 5).join(' ')).toBe(marksOf(guide));
  });

  test.each(['System', 'Systems', 'Assistant', 'Assistants', 'Question', 'IfBrand'])(
    'says the same of what ends a <%s>, or does not',
    (part) => expect(marksOf(guide.replace('</IfModel>', `</IfModel>\n</${part}>`))).toBe(marksOf(guide)),
  );

  test('changes for all steps with their name', () => {
    const [before, after] = [marksOf(guide).split(' '), marksOf(guide.replace('name="water"', 'name="wet"')).split(' ')];
    expect(after.flatMap((hash, index) => (hash === before[index] ? [] : [index]))).toEqual([3, 4]);
  });

  test.each([
    ['the title', guide.replace('How', 'Why'), 0],
    ['a heading', guide.replace('*the* water', 'the water'), 2],
    ['an anchor', guide.replace('#then', '#last'), 6],
    ['a step', guide.replace('lights up', 'glows'), 4],
    ['what a part is for', guide.replace('waterLevels', 'waterOff'), 2],
  ])('changes in one place with %s', (_, text, place) => {
    const [before, after] = [marksOf(guide).split(' '), marksOf(text).split(' ')];
    expect(after.flatMap((hash, index) => (hash === before[index] ? [] : [index]))).toEqual([place]);
  });
});
