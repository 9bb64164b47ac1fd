import type { IconName } from './paths.ts';
import './icon.css';

/**
 * A drawn sign beside words that say the same: assistive technology never sees it. Its size is 1.5 em of the text around it. The
 * drawings are in the page's HTML (layouts/IconSprite.astro), where they cost no script.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon icon-${name}`} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
