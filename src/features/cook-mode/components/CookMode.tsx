import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { readServings } from '../../../recipes/cook-choices.ts';
import { CookingProgress } from '../../../recipes/cooking/CookingProgress.tsx';
import { isStartingStep } from '../../../recipes/cooking/cooking.ts';
import { unlockSound } from '../../../recipes/cooking/sound.ts';
import { shownOf, useCookings } from '../../../recipes/cooking/use-cooking.ts';
import { stepText } from '../../../recipes/measures.ts';
import { tagOf } from '../../../recipes/recipe-language.ts';
import { $measures } from '../../../stores/measures.ts';
import { isOver, removeTimer, startTimer } from '../../../stores/timers.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Command } from '../hands-free.ts';
import { useHandsFree } from '../use-hands-free.ts';
import { usePlace } from '../use-place.ts';
import { useReading } from '../use-reading.ts';
import { useTimers } from '../use-timers.ts';
import { useTurning } from '../use-turning.ts';
import { keepAwake } from '../wake-lock.ts';
import { CookEnd } from './CookEnd.tsx';
import { CookStep } from './CookStep.tsx';
import { CookTools } from './CookTools.tsx';
import { NewTimer } from './NewTimer.tsx';
import { StepStart } from './StepStart.tsx';
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
  const measures = useStore($measures, { ssr: 'initial' });
  const factor = servingsWanted(recipe) / recipe.servings;
  const lang = tagOf(recipe.lang);
  const [place, go] = usePlace(user?.uid, recipe.id, steps.length);
  const step = steps[place];
  const text = step ? stepText(step.text, factor, measures, t) : '';
  const { timers, now } = useTimers(user?.uid);
  const { items, unheard } = useCookings(user !== undefined);
  const cooking = shownOf(items, recipe.id);
  const reading = useReading(text, lang);
  const area = useTurning(go);
  const [adding, setAdding] = useState(false);

  useEffect(keepAwake, []);

  const of = `${recipe.id}/${place}`;
  const minutes = step?.heat?.minutes ?? step?.minutes;
  const hasTimer = timers.some((timer) => timer.of === of);
  const startStepTimer = () => {
    if (!minutes) return setAdding(true);
    unlockSound();
    if (!hasTimer) startTimer({ name: t('recipeCook.step', { number: place + 1 }), seconds: minutes * 60, of });
  };

  const obey = (command: Command) => {
    switch (command) {
      case 'next':
        return go(1);
      case 'back':
        return go(-1);
      case 'repeat':
        return reading.read();
      case 'timer':
        return startStepTimer();
      case 'stop':
        reading.stop();
        for (const timer of timers) if (isOver(timer, Date.now())) removeTimer(timer.id);
    }
  };
  const handsFree = useHandsFree(reading.reading, obey);

  return (
    <div className="cook">
      <div className="cook-head">
        <h2 className="cook-title" lang={lang}>
          <bdi>{recipe.title}</bdi>
        </h2>
        <progress className="cooking-bar" aria-label={t('recipeCook.progress')} max={steps.length} value={place} />
        <CookTools
          recipe={recipe}
          lang={lang}
          scale={{ factor, system: measures.system }}
          reading={reading}
          handsFree={handsFree}
          onTimer={() => setAdding(true)}
        />
      </div>
      {cooking && <CookingProgress cooking={cooking} unheard={unheard} at={place} onStep={(number) => go(number - place)} />}
      <div className="cook-area" ref={area} aria-live="polite">
        {step ? (
          <CookStep
            key={place}
            recipe={recipe}
            place={place}
            text={text}
            lang={lang}
            {...(!hasTimer && { onTimer: startStepTimer })}
          />
        ) : (
          <CookEnd href={`${hrefs.recipe}/${encodeURIComponent(recipe.id)}`} />
        )}
      </div>
      {user && step && !cooking && isStartingStep(recipe, place) && (
        <StepStart recipe={recipe} user={user} href={`${hrefs.recipeDevice}?recipe=${encodeURIComponent(recipe.id)}`} />
      )}
      <div className="cook-foot" data-bottom-bar="">
        <Timers timers={timers} now={now} />
        <nav className="cook-nav" aria-label={t('recipeCook.steps')}>
          <Button className="cook-turn" disabled={place === 0} onClick={() => go(-1)}>
            {t('recipeCook.previous')}
          </Button>
          {step && (
            <Button className="cook-turn cook-turn-next" variant="primary" onClick={() => go(1)}>
              {t(place === steps.length - 1 ? 'recipeCook.finish' : 'recipeCook.next')}
            </Button>
          )}
        </nav>
      </div>
      <NewTimer open={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

/** For how many the reader cooks: as the address says, as was chosen on the recipe's page, or as its author wrote it. */
function servingsWanted({ id, servings }: Recipe): number {
  const wanted = Number(pageParams(location).servings);
  return wanted >= 1 && wanted <= recipeLimits.servings ? wanted : (readServings(id) ?? servings);
}
