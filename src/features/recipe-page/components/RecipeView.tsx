import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import { RecipeSheet } from '../../../recipes/components/RecipeSheet.tsx';
import { readServings, saveServings, useTicks } from '../../../recipes/cook-choices.ts';
import { StartCooking } from '../../../recipes/cooking/StartCooking.tsx';
import { shareUrl } from '../../../recipes/share-url.ts';
import { $measures } from '../../../stores/measures.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { describeRecipe } from '../recipe-ld.ts';
import type { RecipePageProps } from '../recipe-page.ts';
import { reportName } from '../report.ts';
import { AuthorNotice } from './AuthorNotice.tsx';
import { CompatibleDevices } from './CompatibleDevices.tsx';
import { MeasureChoice } from './MeasureChoice.tsx';
import { RecipeActions } from './RecipeActions.tsx';
import { RecipeSource } from './RecipeSource.tsx';
import { RecipeTags } from './RecipeTags.tsx';
import { Servings } from './Servings.tsx';

/** A recipe with its actions and the cooking bar. */
export function RecipeView({ recipe, user, hrefs, onChange, onRemoved, onRestored }: RecipePageProps) {
  const t = useT();
  const measures = useStore($measures, { ssr: 'initial' });
  const [servings, setServings] = useState(() => readServings(recipe.id) ?? recipe.servings);
  const ticks = useTicks(recipe);

  useEffect(() => describeRecipe(recipe, shareUrl(), t), [recipe, t]);

  const serve = (number: number) => {
    setServings(number);
    saveServings(recipe.id, number);
  };

  return (
    <div className="recipe-page">
      {recipe.mine && <AuthorNotice recipe={recipe} editHref={hrefs.recipeEdit} />}
      <Outbox forms={[reportName(recipe.id)]} user={user} editHref={`${location.pathname}?report=1`} />
      <RecipeSheet
        recipe={recipe}
        factor={servings / recipe.servings}
        measures={measures}
        ticks={ticks}
        source={<RecipeSource recipe={recipe} />}
        actions={<RecipeActions {...{ recipe, user, hrefs, onChange, onRemoved, onRestored }} />}
        tags={<RecipeTags tags={recipe.tags} recipesHref={hrefs.recipes} />}
        tools={
          <div className="recipe-tools">
            <Servings value={servings} max={Math.max(recipeLimits.servings, recipe.servings)} onChange={serve} />
            <MeasureChoice />
          </div>
        }
      />
      <CompatibleDevices recipe={recipe} user={user} />
      <StartCooking recipe={recipe} user={user} hrefs={hrefs} servings={servings} />
    </div>
  );
}
