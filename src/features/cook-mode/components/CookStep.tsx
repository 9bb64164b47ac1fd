import { useStore } from '@nanostores/react';
import type { Recipe } from '../../../contract/recipes/read.ts';
import { IngredientText } from '../../../recipes/components/IngredientText.tsx';
import { RecipePicture } from '../../../recipes/components/RecipePicture.tsx';
import { amountText, type Scale, temperatureText } from '../../../recipes/measures.ts';
import { minutesText } from '../../../recipes/minutes.ts';
import { $measures } from '../../../stores/measures.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { ingredientsOfStep, ingredientsWithAmount } from '../step-ingredients.ts';

interface CookStepProps {
  recipe: Recipe;
  /** Of the step, from 0 */
  index: number;
  /** The instruction, in the reader's measures */
  text: string;
  /** BCP 47, of the recipe */
  lang: string;
  scale: Scale;
  /** Starts the step's timer; absent while that is running */
  onTimer?(): void;
}

/** One step in large print, to be read from the stove. */
export function CookStep({ recipe, index, text, lang, scale, onTimer }: CookStepProps) {
  const t = useT();
  const { temperature } = useStore($measures, { ssr: 'initial' });
  const { steps, coreTemperature } = recipe;
  const { image, heat, minutes } = steps[index] ?? {};
  const time = heat?.minutes ?? minutes;
  const isLastHeat = index === steps.findLastIndex((step) => step.heat);
  const degrees = (celsius: number) => temperatureText(celsius, temperature, t.tag);
  return (
    <section className="cook-step">
      <h3 className="cook-step-number">{t('recipeCook.stepOf', { number: index + 1, all: steps.length })}</h3>
      <progress className="cooking-bar" aria-hidden="true" max={steps.length} value={index + 1} />
      {image && <RecipePicture className="cook-step-picture" image={image} alt="" kind="step" />}
      <p className="cook-step-text" lang={lang} dir="auto">
        {text}
      </p>
      <StepIngredients {...{ recipe, index, text, lang, scale }} />
      {heat && (
        <p className="cook-step-heat">
          <Icon name="heat" size="line" />
          {t(`recipe.mode-${heat.mode}`)} · {degrees(heat.temperature)} · {minutesText(heat.minutes, t)}
        </p>
      )}
      {isLastHeat && coreTemperature && (
        <p className="cook-step-core">
          <Icon name="alert" size="line" />
          {t('recipeCook.core', { temperature: degrees(coreTemperature) })}
        </p>
      )}
      {!!time && onTimer && (
        <Button onClick={onTimer}>
          <Icon name="clock" />
          {t('recipeCook.startTimer', { time: minutesText(time, t) })}
        </Button>
      )}
      {index === 0 && steps.length > 1 && <p className="cook-step-swipe">{t('recipeCook.swipe')}</p>}
    </section>
  );
}

/** The ingredients of the step, with their amounts unless its text says how much of them to take. */
function StepIngredients({ recipe, index, text, lang, scale }: Omit<CookStepProps, 'onTimer'>) {
  const t = useT();
  const needed = ingredientsOfStep(text, recipe.ingredients, lang);
  if (needed.length === 0) return null;
  const given = ingredientsWithAmount(recipe.steps[index]?.text ?? '', needed, lang);
  return (
    <ul className="cook-step-ingredients" aria-label={t('recipeCook.inStep')}>
      {needed.map((ingredient) => (
        <li key={ingredient.name}>
          <IngredientText
            name={ingredient.name}
            amount={given.includes(ingredient) ? '' : amountText(ingredient.amount, ingredient.unit, scale, t)}
            lang={lang}
          />
        </li>
      ))}
    </ul>
  );
}
