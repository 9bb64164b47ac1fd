import type { RecipeStep } from '../../contract/recipes/body.ts';
import type { Measures } from '../../stores/measures.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { stepText, temperatureText } from '../measures.ts';
import { minutesText } from '../minutes.ts';
import { RecipePicture } from './RecipePicture.tsx';
import './recipe-steps.css';

interface StepsProps {
  steps: readonly RecipeStep[];
  /** BCP 47, of the recipe */
  lang: string;
  factor: number;
  measures: Measures;
}

/** What is done, one step after the other, each with what the appliance does during it or how long it rests. */
export function Steps({ steps, lang, factor, measures }: StepsProps) {
  const t = useT();
  return (
    <ol className="recipe-steps">
      {steps.map(({ text, image, heat, minutes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <li className="recipe-step" key={place}>
          {image && <RecipePicture image={image} alt={t('recipePage.stepPicture', { number: place + 1 })} kind="step" />}
          <p className="recipe-step-text" lang={lang} dir="auto">
            {stepText(text, factor, measures, t)}
          </p>
          {heat && (
            <p className="recipe-step-program">
              <Icon name="heat" />
              <span>{t(`recipe.mode-${heat.mode}`)}</span>
              <span>{temperatureText(heat.temperature, measures.temperature, t.tag)}</span>
              <span>{minutesText(heat.minutes, t)}</span>
            </p>
          )}
          {!heat && minutes !== null && (
            <p className="recipe-step-program recipe-step-rest">
              <Icon name="clock" />
              <span>{minutesText(minutes, t)}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
