import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './recipe-tools.css';

interface ServingsProps {
  value: number;
  max: number;
  onChange(value: number): void;
}

/** The number of servings. At a limit, buttons stay focusable, so that the focus is not lost. */
export function Servings({ value, max, onChange }: ServingsProps) {
  const t = useT();
  return (
    <fieldset className="servings">
      <legend className="visually-hidden">{t('recipePage.servings')}</legend>
      <IconButton
        icon="minus"
        className="servings-button"
        aria-label={t('recipePage.servingsLess')}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      />
      <output className="servings-value">{t('recipePage.servingsCount', { count: value })}</output>
      <IconButton
        icon="plus"
        className="servings-button"
        aria-label={t('recipePage.servingsMore')}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      />
    </fieldset>
  );
}
