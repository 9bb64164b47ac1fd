import type { ReactNode } from 'react';
import { type RecipeBody, totalMinutes } from '../../contract/recipes/body.ts';
import type { Measures } from '../../stores/measures.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { temperatureText } from '../measures.ts';
import { minutesText } from '../minutes.ts';
import { tagOf } from '../recipe-language.ts';

import { Ingredients, type Ticks } from './Ingredients.tsx';
import { Nutrition } from './Nutrition.tsx';
import { RecipePicture } from './RecipePicture.tsx';
import { Steps } from './Steps.tsx';
import './recipe-sheet.css';

interface RecipeSheetProps {
  recipe: RecipeBody;
  /** Multiplies the author's servings */
  factor: number;
  measures: Measures;
  /** Below the title: the author */
  source?: ReactNode;
  /** Below the description: what can be done with the recipe */
  actions?: ReactNode;
  /** Below the facts: links to similar recipes */
  tags?: ReactNode;
  /** Above the ingredients: the choice of servings and measures */
  tools?: ReactNode;
  /** Without, the ingredients are a plain list */
  ticks?: Ticks | undefined;
}

/** A recipe to read, on its page and in the author's preview. */
export function RecipeSheet({ recipe, factor, measures, source, actions, tags, tools, ticks }: RecipeSheetProps) {
  const t = useT();
  const lang = tagOf(recipe.lang);
  return (
    <article className="recipe-sheet">
      <div className="recipe-sheet-picture" lang={lang}>
        <RecipePicture image={recipe.image} alt={recipe.title} kind="page" />
      </div>
      <div className="recipe-sheet-head">
        <h2 className="recipe-sheet-title" lang={lang}>
          <bdi>{recipe.title}</bdi>
        </h2>
        {source}
        {recipe.description && (
          <p className="recipe-sheet-description" lang={lang} dir="auto">
            {recipe.description}
          </p>
        )}
        {actions}
        <RecipeFacts recipe={recipe} />
        {tags}
      </div>
      <section className="recipe-part">
        <h3 className="recipe-part-title">{t('recipePage.ingredients')}</h3>
        {tools}
        <Ingredients ingredients={recipe.ingredients} lang={lang} scale={{ factor, system: measures.system }} ticks={ticks} />
      </section>
      <section className="recipe-part">
        <h3 className="recipe-part-title">{t('recipePage.steps')}</h3>
        {recipe.coreTemperature !== null && (
          <p className="recipe-core">
            <Icon name="heat" />
            {t('recipePage.core', { temperature: temperatureText(recipe.coreTemperature, measures.temperature, t.tag) })}
          </p>
        )}
        <Steps steps={recipe.steps} lang={lang} factor={factor} measures={measures} />
      </section>
      {recipe.nutrition && <Nutrition nutrition={recipe.nutrition} />}
    </article>
  );
}

/** How long the recipe takes, and how difficult it is. */
function RecipeFacts({ recipe }: { recipe: RecipeBody }) {
  const t = useT();
  const cooking = recipe.steps.reduce((sum, { heat }) => sum + (heat?.minutes ?? 0), 0);
  return (
    <ul className="recipe-facts">
      <li>
        <Icon name="clock" className="recipe-facts-icon" />
        <span>
          <strong>{minutesText(totalMinutes(recipe), t)}</strong>
          <span className="recipe-facts-note">{t('recipePage.preparation', { time: minutesText(recipe.prepMinutes, t) })}</span>
        </span>
      </li>
      {cooking > 0 && (
        <li>
          <Icon name="airFryer" className="recipe-facts-icon" />
          <span>
            <strong>{minutesText(cooking, t)}</strong>
            <span className="recipe-facts-note">{t(recipe.preheat ? 'recipePage.cookingPreheat' : 'recipePage.cooking')}</span>
          </span>
        </li>
      )}
      <li>
        <Icon name="star" className="recipe-facts-icon" />
        <span>
          <strong>{t(`recipeTags.difficulty-${recipe.tags.difficulty}`)}</strong>
          <span className="recipe-facts-note">{t('recipeTags.difficulty')}</span>
        </span>
      </li>
    </ul>
  );
}
