import { expect, test } from 'vitest';
import { blocksOf } from '../../../../src/features/read-aloud/blocks.ts';

const read = (html: string) => {
  document.body.innerHTML = `<article>${html}</article>`;
  return blocksOf(document.querySelector('article') as Element).map(({ text }) => text);
};

test('headings, paragraphs and list items are read in their order', () => {
  expect(
    read(
      '<h1>The dock</h1><p>It <b>charges</b>\n the robot.</p><ol><li><strong>Wipe it.</strong> It shines.</li><li>Plug it in.</li></ol>',
    ),
  ).toEqual(['The dock', 'It charges the robot.', 'Wipe it. It shines.', 'Plug it in.']);
});

test('a figure is read by its description and its caption, not by the words in the drawing', () => {
  expect(
    read(
      '<figure><svg role="img"><title>A robot on its dock.</title><text>900A</text></svg><figcaption>The light is on.</figcaption></figure>',
    ),
  ).toEqual(['A robot on its dock. The light is on.']);
});

test('what is within something else is read once, with what is around it', () => {
  expect(
    read(
      '<ul><li class="step"><a class="step-number">1</a><div><p>Tap it.</p><figure><svg><title>A finger.</title></svg></figure></div></li><li>Or:<ul><li>Press it.</li></ul></li></ul>',
    ),
  ).toEqual(['Tap it.', 'A finger.', 'Or:', 'Press it.']);
});

test('what is no text of the guide is not read', () => {
  expect(
    read(
      '<nav><p>Contents</p></nav><details class="aloud"><summary>Read aloud</summary></details><div class="try"><p>Step 1</p></div><section class="support"><h2>Still need help?</h2></section><div data-article="x"><p>Helpful?</p></div><p hidden>Later</p><p>Text <button>Copy</button></p>',
    ),
  ).toEqual(['Text']);
});

test('what keeps characters on one line is not read: a voice would take 15 and 個 for two words', () => {
  expect(read('<p>15\u2060個の\u00A0点</p>')).toEqual(['15個の 点']);
});
