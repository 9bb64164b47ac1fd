import { describe, expect, test } from 'vitest';
import { modelPartsOf } from '../../../src/mdx/model-parts.ts';

const steps = '<Steps name="water">\n  <Step>a</Step>\n</Steps>\n';
const forPartitions = `<IfModel has="partitions">\n\n## Split it [#split]\n\n### Draw [#draw-a-line]\n\n${steps}\n</IfModel>\n`;
const all = () => true;
const none = () => false;

describe('the headings of a guide', () => {
  test('are all shown where the model can do everything', () => {
    expect(modelPartsOf(`## Set it [#set]\n\n${forPartitions}`, all).hiddenAnchors).toEqual(new Set());
  });

  test('are hidden in the parts for other models', () => {
    expect(modelPartsOf(`## Set it [#set]\n\n${forPartitions}\n## More [#more]`, none).hiddenAnchors).toEqual(
      new Set(['split', 'draw-a-line']),
    );
  });

  test('are told apart by what each part needs', () => {
    const forMaps = forPartitions.replace('partitions', 'maps').replace('#split', '#maps').replace('#draw-a-line', '#sort');
    expect(modelPartsOf(forPartitions + forMaps, (feature) => feature === 'maps').hiddenAnchors).toEqual(
      new Set(['split', 'draw-a-line']),
    );
  });
});

test('a part inside another is hidden with it, and ends where its own tag does', () => {
  const inner = '<IfModel has="maps">\n\n## Sort [#sort]\n\n</IfModel>';
  const nested = `<IfModel has="partitions">\n\n${inner}\n\n## Split [#split]\n\n</IfModel>\n\n## More [#more]`;
  expect(modelPartsOf(nested, (feature) => feature === 'maps').hiddenAnchors).toEqual(new Set(['sort', 'split']));
  expect(modelPartsOf(nested, (feature) => feature === 'partitions').hiddenAnchors).toEqual(new Set(['sort']));
});

test('what to do if a guide does not work is a section, in its place among the others', () => {
  const fails = '<IfThisFails>\n  - **A:** B.\n</IfThisFails>\n\n';
  const guide = `## Set it [#set]\n\n### Draw [#draw]\n\n${fails}## More [#more]\n\n`;
  expect(modelPartsOf(guide, all).failsAfter).toBe(1);
  expect(modelPartsOf(forPartitions + guide, none).failsAfter).toBe(1);
  expect(modelPartsOf(guide + fails, all).failsAfter).toBeUndefined();
  expect(modelPartsOf(forPartitions, all).failsAfter).toBeUndefined();
});

describe('a guide is a HowTo', () => {
  test('when it has one list of steps', () => {
    expect(modelPartsOf(`## Set it [#set]\n\n${steps}`, all).isHowTo).toBe(true);
  });

  test('when all others are for other models', () => {
    expect(modelPartsOf(steps + forPartitions, none).isHowTo).toBe(true);
    expect(modelPartsOf(steps + forPartitions, all).isHowTo).toBe(false);
  });

  test.each([
    ['none', '## Set it [#set]\n\nText.'],
    ['two', steps + steps.replace('water', 'suction')],
    ['none for its model', forPartitions],
  ])('but not with %s', (_, body) => {
    expect(modelPartsOf(body, none).isHowTo).toBe(false);
  });
});
