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

/** The steps, each with its program or resting time. */
export function Steps({ steps, lang, factor, measures }: StepsProps) {
  const t = useT();
  return (
    <ol className="recipe-steps">
      {steps.map(({ text, image, heat, minutes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its index
        <li className="recipe-step" key={index}>
          {image && (
            <RecipePicture
              className="recipe-step-picture"
              image={image}
              alt={t('recipePage.stepPicture', { number: index + 1 })}
              kind="step"
            />
          )}
          <p className="recipe-step-text" lang={lang} dir="auto">
            {stepText(text, factor, measures, t)}
          </p>
          {heat && (
            <p className="recipe-step-program">
              <Icon name="heat" size="line" />
              <span className="recipe-step-heat">
                <span>{t(`recipe.mode-${heat.mode}`)}</span>
                <span>{temperatureText(heat.temperature, measures.temperature, t.tag)}</span>
                <span>{minutesText(heat.minutes, t)}</span>
              </span>
            </p>
          )}
          {!heat && minutes !== null && (
            <p className="recipe-step-program recipe-step-rest">
              <Icon name="clock" size="line" />
              <span>{minutesText(minutes, t)}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
