import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../src/mdx/parts-of.ts';

const steps = '<Steps name="water">\n  <Step>a</Step>\n</Steps>\n';
const forPartitions = `<IfModel has="partitions">\n\n## Split it [#split]\n\n### Draw [#draw-a-line]\n\n${steps}\n</IfModel>\n`;
const all = () => true;
const none = () => false;

describe('the headings of a guide', () => {
  test('are all shown where the model can do everything', () => {
    expect(partsOf(`## Set it [#set]\n\n${forPartitions}`, all).hidden).toEqual(new Set());
  });

  test('are hidden in the parts for other models', () => {
    expect(partsOf(`## Set it [#set]\n\n${forPartitions}\n## More [#more]`, none).hidden).toEqual(
      new Set(['split', 'draw-a-line']),
    );
  });

  test('are told apart by what each part needs', () => {
    const forMaps = forPartitions.replace('partitions', 'maps').replace('#split', '#maps').replace('#draw-a-line', '#sort');
    expect(partsOf(forPartitions + forMaps, (feature) => feature === 'maps').hidden).toEqual(new Set(['split', 'draw-a-line']));
  });
});

describe('a guide is a HowTo', () => {
  test('when it has one list of steps', () => {
    expect(partsOf(`## Set it [#set]\n\n${steps}`, all).isHowTo).toBe(true);
  });

  test('when all others are for other models', () => {
    expect(partsOf(steps + forPartitions, none).isHowTo).toBe(true);
    expect(partsOf(steps + forPartitions, all).isHowTo).toBe(false);
  });

  test.each([
    ['none', '## Set it [#set]\n\nText.'],
    ['two', steps + steps.replace('water', 'suction')],
    ['none for its model', forPartitions],
  ])('but not with %s', (_, body) => {
    expect(partsOf(body, none).isHowTo).toBe(false);
  });
});
