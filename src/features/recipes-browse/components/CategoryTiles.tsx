import { allTags, dimensions, dimensionText, tagText, withTags } from '../../../recipes/tags.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import type { PictogramName } from '../pictograms.ts';
import './category-tiles.css';

/** All tags as tiles with pictograms, linked to their recipes. @param list the address of the recipes */
export function CategoryTiles({ list }: { list: string }) {
  const t = useT();
  return (
    <div className="stack">
      {dimensions.map((dimension) => (
        <section key={dimension} aria-labelledby={`categories-${dimension}`}>
          <h2 className="categories-title" id={`categories-${dimension}`}>
            {t(dimensionText[dimension])}
          </h2>
          <ul className="tiles">
            {allTags(dimension).map((tag) => (
              <li key={tag.tag}>
                <a className="tile" href={withTags(list, [tag])}>
                  <Pictogram name={`${dimension}-${tag.tag}`} />
                  {tagText(t, tag)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The pictogram of a tag. The page contains the drawings (PictogramSprite.astro), so that they cost no script. */
function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg className="icon pictogram" aria-hidden="true" focusable="false">
      <use href={`#pictogram-${name}`} />
    </svg>
  );
}
