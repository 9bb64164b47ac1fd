import type { Nutrition as PerServing } from '../../contract/recipes/body.ts';
import { createUnitFormat } from '../../lib/unit-format.ts';
import { useT } from '../../ui/screen/use-t.ts';

/** The nutrition facts of one serving. */
export function Nutrition({ nutrition: { kcal, protein, fat, carbohydrates } }: { nutrition: PerServing }) {
  const t = useT();
  const number = new Intl.NumberFormat(t.tag, { maximumFractionDigits: 0 });
  const weight = createUnitFormat(t.tag, 'gram', { maximumFractionDigits: 1 });
  const values = [
    [t('recipePage.energy'), t('recipePage.kcal', { amount: number.format(kcal) })],
    [t('recipePage.protein'), weight.format(protein)],
    [t('recipePage.fat'), weight.format(fat)],
    [t('recipePage.carbohydrates'), weight.format(carbohydrates)],
  ] as const;
  return (
    <section className="recipe-part">
      <h3 className="recipe-part-title">{t('recipePage.nutrition')}</h3>
      <dl className="nutrition">
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
