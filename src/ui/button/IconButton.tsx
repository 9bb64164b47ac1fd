import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import './button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  filled?: boolean;
  /** What it does: the icon says it only to those who see it */
  'aria-label': string;
}

/** A button of only an icon, as large as a target. Its colors are `--on-button` and `--button` around it. */
export function IconButton({ icon, filled, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={className ? `icon-button ${className}` : 'icon-button'}>
      <Icon name={icon} filled={filled} />
    </button>
  );
}
