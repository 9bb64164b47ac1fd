import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './recipe-tools.css';

interface ServingsProps {
  value: number;
  max: number;
  onChange(value: number): void;
}

/** For how many it is cooked. A button at its end stays focusable, so that the focus is not lost. */
export function Servings({ value, max, onChange }: ServingsProps) {
  const t = useT();
  return (
    <fieldset className="servings">
      <legend className="visually-hidden">{t('recipePage.servings')}</legend>
      <button
        className="servings-button"
        type="button"
        aria-label={t('recipePage.servingsLess')}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="servings-value">{t('recipePage.servingsCount', { count: value })}</output>
      <button
        className="servings-button"
        type="button"
        aria-label={t('recipePage.servingsMore')}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
