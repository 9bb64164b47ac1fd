import { describe, expect, test } from 'vitest';
import { answerPassages } from '../../../src/mdx/answer-passages.ts';
import { withoutSafetyTags } from '../../../src/mdx/mdx-tree.ts';
import { modelPartsOf } from '../../../src/mdx/model-parts.ts';
import { safetyProblems, safetySentences } from '../../../src/mdx/safety.ts';
import { blocksOf, labelOf } from '../../../src/mdx/translation/blocks.ts';
import { outlineOf } from '../../../src/mdx/translation/outline.ts';
import { passagesOf } from '../../../tools/scripts/translations/check/passages.ts';

/** A sentence within a paragraph, two alone in one, one over two lines, one in bold, one in a step. */
const tagged = `Fill it. <Safety id="dry">Keep {{model}} **dry.**</Safety> Then go on.

<Warning>

<Safety id="plug">Pull the plug.</Safety> <Safety id="hot">Let it cool
for 2 minutes.</Safety>

</Warning>

1. <Safety id="lid">Close the lid.</Safety>
2. **<Safety id="off">Turn it off.</Safety>** Wait.

<Steps name="a">
  <Step>
    **<Safety id="oil">Use no oil.</Safety>**
  </Step>
</Steps>
`;
const plain = tagged.replace(/<\/?Safety.*?>/g, '');

describe('safety sentences', () => {
  test('are found with their id, text and line', () => {
    expect(safetySentences(tagged)).toEqual([
      { id: 'dry', text: 'Keep {{model}} dry.', isBold: true, line: 1 },
      { id: 'plug', text: 'Pull the plug.', isBold: false, line: 5 },
      { id: 'hot', text: 'Let it cool for 2 minutes.', isBold: false, line: 5 },
      { id: 'lid', text: 'Close the lid.', isBold: false, line: 10 },
      { id: 'off', text: 'Turn it off.', isBold: true, line: 11 },
      { id: 'oil', text: 'Use no oil.', isBold: true, line: 15 },
    ]);
    expect(safetyProblems(tagged)).toEqual([]);
  });

  test.each([
    'One.',
    'One!',
    'One?',
    '一。',
    '一！',
    '一？',
    'One…',
    '**One.**',
    '“One.”',
    '« Un ! »',
    '「一。」',
    '(One.)',
    'A [link.](scene)',
  ])('end like %s', (text) => {
    expect(safetyProblems(`<Safety id="a-b">${text}</Safety>`)).toEqual([]);
  });

  test.each([
    ['<Safety>One.</Safety>', 'has <Safety> without an id. Give it one in kebab-case'],
    ['<Safety id={1}>One.</Safety>', 'has <Safety> without an id'],
    ['<Safety id="dryHands">One.</Safety>', 'has <Safety id="dryHands">. Give it one in kebab-case'],
    ['<Safety id="dry-">One.</Safety>', 'has <Safety id="dry-">. Give it one in kebab-case'],
    ['x <Safety id="dry"> </Safety>', 'has <Safety id="dry"> around nothing'],
    [
      '<Safety id="dry">Pull the</Safety> plug.',
      'around a part of a sentence. Put it around whole sentences, with their full stop: "Pull the"',
    ],
    ['Then <Safety id="dry">pull the plug.</Safety>', 'around a part of a sentence'],
  ])('would be refused: %s', (text, problem) => {
    expect(safetyProblems(`Words.\n\n${text}\n`)).toEqual([{ line: 3, problem: expect.stringContaining(problem) }]);
  });

  test('would be refused where a tag is not closed', () => {
    expect(() => safetyProblems('<Safety id="dry">One.\n')).toThrow();
  });
});

describe('nobody else sees the tag:', () => {
  test('lines stay where they are', () => {
    expect(withoutSafetyTags('a\n<Safety\n  id="x">\nb\n</Safety>')).toBe('a\n\n\nb\n');
  });

  test.each([
    ['the search and what it quotes', answerPassages],
    ['the guide of a model', (body: string) => modelPartsOf(body, () => true)],
    ['the structure of a translation', (body: string) => outlineOf({ body, above: 0 })],
    ['the checks of texts', (body: string) => passagesOf({ body, above: 0 })],
    ['the hashes and labels of what is stale', (body: string) => blocksOf(body).map((block) => [block.hash, labelOf(block)])],
  ])('%s', (_, read) => {
    expect(read(tagged)).toEqual(read(plain));
  });
});
