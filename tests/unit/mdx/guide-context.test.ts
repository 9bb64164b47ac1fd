import { describe, expect, test } from 'vitest';
import { guideContext, modelOf, textsOf } from '../../../src/mdx/guide-context.ts';

describe('the components of a guide', () => {
  test('speak the language of its text', () => {
    expect(textsOf({ guide: guideContext('de') })('guide.off')).toBe('Aus');
  });

  test('know the model that it is about', () => {
    expect(modelOf({ guide: guideContext('en', '900a') }, 'Levels').name).toBe('900A');
  });

  test('refuse to show what a model can do where there is none', () => {
    expect(() => modelOf({ guide: guideContext('en') }, 'Levels')).toThrow('<Levels> shows what a model can do');
    expect(() => modelOf({ guide: guideContext('en', 'fryer') }, 'Modes')).toThrow('no model of the catalogue');
  });

  test('refuse to work outside of a guide', () => {
    expect(() => textsOf({})).toThrow('inside the layout Guide only');
  });
});
