import type { Ingredient } from '../../contract/recipes/body.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { amountText, type Scale } from '../measures.ts';
import { IngredientText } from './IngredientText.tsx';
import './ingredients.css';

/** Which ingredients are ticked off, by index. */
export interface Ticks {
  ticked: readonly number[];
  toggle(index: number): void;
}

interface IngredientsProps {
  ingredients: readonly Ingredient[];
  /** BCP 47, of the recipe */
  lang: string;
  scale: Scale;
  ticks?: Ticks | undefined;
}

/** The list of ingredients, with checkboxes if `ticks` are given. */
export function Ingredients({ ingredients, lang, scale, ticks }: IngredientsProps) {
  const t = useT();
  return (
    <ul className="ingredients">
      {ingredients.map(({ amount, unit, name }, index) => {
        const line = (
          <span className="ingredient-line">
            <IngredientText {...{ name, lang }} amount={amountText(amount, unit, scale, t)} />
          </span>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ingredient is identified by its index
          <li key={index}>
            {ticks ? (
              <label className="ingredient">
                <input
                  className="ingredient-box"
                  type="checkbox"
                  checked={ticks.ticked.includes(index)}
                  onChange={() => ticks.toggle(index)}
                />
                {line}
              </label>
            ) : (
              <div className="ingredient">{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
