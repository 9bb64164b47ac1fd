import type { IconName } from './paths.ts';
import './icon.css';

interface IconProps {
  name: IconName;
  /** `small`: 1.25 instead of 1.5 em of the text around it; `line`: as high as the first line of a text that it stands before */
  size?: 'small' | 'line' | undefined;
  filled?: boolean | undefined;
  /** A class of the component that it stands in, for its place and color */
  className?: string | undefined;
}

/**
 * A drawn sign beside words that say the same: assistive technology never sees it. The drawings are in the page's HTML
 * (layouts/IconSprite.astro), where they cost no script.
 */
export function Icon({ name, size, filled, className }: IconProps) {
  const look = ['icon', `icon-${name}`, size && `icon-${size}`, filled && 'icon-filled', className];
  return (
    <svg className={look.filter(Boolean).join(' ')} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
