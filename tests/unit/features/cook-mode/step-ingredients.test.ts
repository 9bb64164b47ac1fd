import { describe, expect, it } from 'vitest';
import { ingredientsOfStep } from '../../../../src/features/cook-mode/step-ingredients.ts';

const named = (tag: string, text: string, names: readonly string[]) =>
  ingredientsOfStep(
    text,
    names.map((name) => ({ amount: 1, unit: null, name })),
    tag,
  ).map(({ name }) => name);

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
