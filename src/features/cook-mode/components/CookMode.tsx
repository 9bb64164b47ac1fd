import { useState } from 'react';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { WrittenIn } from '../../../recipes/components/WrittenIn.tsx';
import { CookingProgress } from '../../../recipes/cooking/CookingProgress.tsx';
import { isStartingStep } from '../../../recipes/cooking/cooking.ts';
import { useCookings, visibleCooking } from '../../../recipes/cooking/use-cooking.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { useCookMode } from '../use-cook-mode.ts';
import { useStepNavigation } from '../use-step-navigation.ts';
import { CookEnd } from './CookEnd.tsx';
import { CookStep } from './CookStep.tsx';
import { CookTools } from './CookTools.tsx';
import { NewTimer } from './NewTimer.tsx';
import { StartStep } from './StartStep.tsx';
import { Timers } from './Timers.tsx';

/** Pages that the screen links to. `recipe` is the address that a recipe's id is appended to. */
export type CookLink = 'recipes' | 'recipe' | 'recipeDevice';

interface CookModeProps extends Pick<ScreenProps<CookLink>, 'hrefs'> {
  recipe: Recipe;
  user: UserInfo | undefined;
}

/** A recipe step by step, with its timers and its appliance. */
export function CookMode({ recipe, user, hrefs }: CookModeProps) {
  const t = useT();
  const { steps } = recipe;
  const [addingTimer, setAddingTimer] = useState(false);
  const { lang, scale, index, go, text, timers, now, hasTimer, startStepTimer, readAloud, handsFree } = useCookMode(
    recipe,
    user?.uid,
    () => setAddingTimer(true),
  );
  const { items, isStale } = useCookings(user !== undefined);
  const cooking = visibleCooking(items, recipe.id);
  const area = useStepNavigation(go);
  const isEnd = !steps[index];
  const recipeId = encodeURIComponent(recipe.id);

  return (
    <div className="cook">
      <div className="cook-head">
        <h2 className="cook-title" lang={lang}>
          <bdi>{recipe.title}</bdi>
        </h2>
        <WrittenIn lang={recipe.lang} />
        <CookTools {...{ recipe, lang, scale, readAloud, handsFree }} onTimer={() => setAddingTimer(true)} />
      </div>
      {cooking && (
        <div className="cook-appliance">
          <CookingProgress cooking={cooking} isStale={isStale} at={index} onStep={(number) => go(number - index)} />
        </div>
      )}
      <div className="cook-area" ref={area} aria-live="polite">
        {isEnd ? (
          <CookEnd {...{ recipe, user, timers, now }} href={`${hrefs.recipe}/${recipeId}`} />
        ) : (
          <CookStep key={index} {...{ recipe, index, text, lang, scale, ...(!hasTimer && { onTimer: startStepTimer }) }} />
        )}
      </div>
      {user && !isEnd && !cooking && isStartingStep(recipe, index) && (
        <StartStep recipe={recipe} user={user} href={`${hrefs.recipeDevice}?recipe=${recipeId}`} />
      )}
      <div className="cook-foot" data-bottom-bar="">
        <Timers timers={timers} now={now} />
        <nav className="cook-nav" aria-label={t('recipeCook.steps')}>
          <Button className="cook-turn" aria-disabled={index === 0} onClick={() => go(-1)}>
            {t('recipeCook.previous')}
          </Button>
          {isEnd ? (
            // Keeps the place empty: the second tap of a double tap must not go back.
            <span className="cook-turn cook-turn-next" aria-hidden="true" />
          ) : (
            <Button className="cook-turn cook-turn-next" variant="primary" onClick={() => go(1)}>
              {t(index === steps.length - 1 ? 'recipeCook.finish' : 'recipeCook.next')}
            </Button>
          )}
        </nav>
      </div>
      <NewTimer open={addingTimer} onClose={() => setAddingTimer(false)} />
    </div>
  );
}
