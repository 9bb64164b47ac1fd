import { describe, expect, it } from 'vitest';
import { ingredientsOfStep, ingredientsWithAmount } from '../../../../src/features/cook-mode/step-ingredients.ts';

const list = (names: readonly string[]) => names.map((name) => ({ amount: 1, unit: null, name }));

const named = (tag: string, text: string, names: readonly string[]) =>
  ingredientsOfStep(text, list(names), tag).map(({ name }) => name);

const given = (tag: string, text: string, names: readonly string[]) =>
  ingredientsWithAmount(text, list(names), tag).map(({ name }) => name);

describe('the ingredients of a step', () => {
  it('are those that it names, in the order of the list', () => {
    const all = ['cooking apples', 'caster sugar', 'ground cinnamon', 'plain flour'];
    expect(named('en', 'Toss the apples with the cinnamon and {20 g} of sugar.', all)).toEqual(all.slice(0, 3));
    expect(named('en', 'Bake until golden.', all)).toEqual([]);
  });

  it('are found in other forms of their words', () => {
    expect(named('ru', 'Смешайте фарш с кабачком и солью.', ['куриный фарш', 'кабачок', 'соль', 'укроп'])).toEqual([
      'куриный фарш',
      'кабачок',
      'соль',
    ]);
    expect(named('de', 'Die Zwiebeln und Öl mischen.', ['1 Zwiebel', 'Salz'])).toEqual(['1 Zwiebel']);
  });

  it('are not found in longer words that only begin alike', () => {
    expect(named('ru', 'Переверните котлеты.', ['молотый перец'])).toEqual([]);
  });

  it('are the ones that are named best, where several share a word', () => {
    expect(named('en', 'Brush with olive oil.', ['sunflower oil', 'olive oil'])).toEqual(['olive oil']);
    expect(named('en', 'Brush with oil.', ['sunflower oil', 'olive oil'])).toEqual(['sunflower oil', 'olive oil']);
  });

  it('leave out what follows a comma, which says how they are prepared', () => {
    expect(named('en', 'Chop the parsley.', ['nuts, chopped', 'parsley, chopped'])).toEqual(['parsley, chopped']);
  });

  it('are found in scripts without spaces, by pairs of characters or as one that stands alone', () => {
    expect(named('zh', '去掉洋葱丝，刷上食用油，撒盐。', ['洋葱', '食用油', '辣椒粉'])).toEqual(['洋葱', '食用油']);
    expect(named('ja', 'フライパンに砂糖と水を入れる。', ['砂糖', '水', 'サラダ油'])).toEqual(['砂糖', '水']);
    expect(named('ja', '水気をふき取る。', ['水'])).toEqual([]);
  });
});

describe('the ingredients that a step gives an amount of', () => {
  it('are named beside the amount', () => {
    const text = 'Peel the apples. Toss them with the cinnamon and {20 g} of sugar.';
    expect(given('en', text, ['cooking apples', 'caster sugar', 'ground cinnamon'])).toEqual(['caster sugar']);
    expect(given('en', 'Season with {1 tsp} of salt and {0.5 tsp} of paprika.', ['salmon', 'salt', 'paprika'])).toEqual([
      'salt',
      'paprika',
    ]);
    expect(given('de', 'Die Gurke mit {0.5 tsp} Salz mischen.', ['Gurke', 'Salz'])).toEqual(['Salz']);
  });

  it('are the closest ones where words are not separated', () => {
    expect(given('ja', 'りんごに砂糖{20 g}をまぶす。', ['りんご', '砂糖'])).toEqual(['砂糖']);
    expect(given('zh', '土豆加{2 tbsp}食用油拌匀。', ['土豆', '食用油'])).toEqual(['食用油']);
  });

  it('are none where an amount is of something else, or there is none', () => {
    expect(given('en', 'Soak {8} short wooden skewers. Salt the water.', ['salt', 'water'])).toEqual([]);
    expect(given('en', 'Toss the apples with the sugar.', ['apples', 'sugar'])).toEqual([]);
  });
});
