import type { PictogramName } from '../pictograms.ts';

/** A drawn sign of a tag, beside its word; the drawings are in the page (PictogramSprite.astro), where they cost no script. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg className="icon pictogram" aria-hidden="true" focusable="false">
      <use href={`#pictogram-${name}`} />
    </svg>
  );
}
