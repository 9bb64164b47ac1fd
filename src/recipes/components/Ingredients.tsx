import type { Ingredient } from '../../contract/recipes/body.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { amountText, type Scale } from '../measures.ts';
import './ingredients.css';

/** Which ingredients are ticked off, by their place. */
export interface Ticks {
  ticked: readonly number[];
  toggle(place: number): void;
}

interface IngredientsProps {
  ingredients: readonly Ingredient[];
  /** BCP 47, of the recipe */
  lang: string;
  scale: Scale;
  ticks?: Ticks | undefined;
}

/** What is needed, to be ticked off where `ticks` are given. */
export function Ingredients({ ingredients, lang, scale, ticks }: IngredientsProps) {
  const t = useT();
  return (
    <ul className="ingredients">
      {ingredients.map(({ amount, unit, name }, place) => {
        const shown = amountText(amount, unit, scale, t);
        const line = (
          <span className="ingredient-line">
            {shown && <bdi className="ingredient-amount">{shown}</bdi>}{' '}
            <bdi className="ingredient-name" lang={lang}>
              {name}
            </bdi>
          </span>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ingredient is known by its place
          <li key={place}>
            {ticks ? (
              <label className="ingredient">
                <input
                  className="ingredient-box"
                  type="checkbox"
                  checked={ticks.ticked.includes(place)}
                  onChange={() => ticks.toggle(place)}
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
