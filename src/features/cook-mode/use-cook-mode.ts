import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { recipeLimits } from '../../contract/recipes/limits.ts';
import type { Recipe } from '../../contract/recipes/read.ts';
import { pageParams } from '../../lib/page-params.ts';
import { readServings } from '../../recipes/cook-choices.ts';
import { unlockSound } from '../../recipes/cooking/sound.ts';
import { stepText } from '../../recipes/measures.ts';
import { tagOf } from '../../recipes/recipe-language.ts';
import { positionIn, savePosition } from '../../stores/cook-position.ts';
import { $measures } from '../../stores/measures.ts';
import { isOver, removeTimer, startTimer } from '../../stores/timers.ts';
import { keepAwake } from '../../stores/wake-lock.ts';
import { useT } from '../../ui/screen/use-t.ts';
import type { Command } from './hands-free.ts';
import { useHandsFree } from './use-hands-free.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useTimers } from './use-timers.ts';

/**
 * The state of cook mode: the step on the screen, timers, reading aloud and voice commands.
 *
 * @param uid undefined for guests
 * @param onNewTimer asks for a timer of any length
 */
export function useCookMode(recipe: Recipe, uid: string | undefined, onNewTimer: () => void) {
  const t = useT();
  const { steps } = recipe;
  const measures = useStore($measures, { ssr: 'initial' });
  const factor = chosenServings(recipe) / recipe.servings;
  const lang = tagOf(recipe.lang);
  const [index, go] = useStepIndex(uid, recipe.id, steps.length);
  const step = steps[index];
  const text = step ? stepText(step.text, factor, measures, t) : '';
  const { timers, now } = useTimers(uid);
  const readAloud = useReadAloud(text, lang);
  useEffect(keepAwake, []);

  const timerOf = `${recipe.id}/${index}`;
  const hasTimer = timers.some((timer) => timer.of === timerOf);
  const startStepTimer = () => {
    const minutes = step?.heat?.minutes ?? step?.minutes;
    if (!minutes) return onNewTimer();
    unlockSound();
    if (!hasTimer)
      startTimer({
        name: t('recipeCook.stepTimer', { recipe: recipe.title, number: index + 1 }),
        seconds: minutes * 60,
        of: timerOf,
      });
  };

  const onCommand = (command: Command) => {
    switch (command) {
      case 'next':
        return go(1);
      case 'back':
        return go(-1);
      case 'repeat':
        return readAloud.read();
      case 'timer':
        return startStepTimer();
      case 'stop':
        readAloud.stop();
        for (const timer of timers) if (isOver(timer, Date.now())) removeTimer(timer.id);
    }
  };
  const handsFree = useHandsFree(readAloud.isReading, onCommand);

  return {
    lang,
    scale: { factor, system: measures.system },
    /** From 0; after the last step it is the number of steps */
    index,
    go,
    /** Of the current step, in the reader's measures */
    text,
    timers,
    now,
    hasTimer,
    startStepTimer,
    readAloud,
    handsFree,
  };
}

/** The number of servings in the address, as chosen on the recipe's page, or as the author wrote it. */
function chosenServings({ id, servings }: Recipe): number {
  const asked = Number(pageParams(location).servings);
  return asked >= 1 && asked <= recipeLimits.servings ? asked : (readServings(id) ?? servings);
}

/** The current step, stored for the case that the page is killed. @param count the index after the last step is the end */
function useStepIndex(uid: string | undefined, recipe: string, count: number): [index: number, go: (by: number) => void] {
  const [index, setIndex] = useState(() => Math.min(positionIn(uid, recipe), count - 1));
  useEffect(() => savePosition(uid, recipe, index < count ? index : undefined), [uid, recipe, index, count]);
  return [index, (by) => setIndex((old) => Math.min(Math.max(old + by, 0), count))];
}
