import { allTags, dimensions, dimensionText, tagText, withTags } from '../../../recipes/tags.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Pictogram } from './Pictogram.tsx';
import './category-tiles.css';

/** Every tag as a drawn tile that leads to its recipes. @param list the address of the recipes */
export function CategoryTiles({ list }: { list: string }) {
  const t = useT();
  return (
    <div className="categories">
      {dimensions.map((dimension) => (
        <section className={`categories-${dimension}`} key={dimension} aria-labelledby={`categories-${dimension}`}>
          <h2 className="categories-title" id={`categories-${dimension}`}>
            {t(dimensionText[dimension])}
          </h2>
          <ul className="tiles">
            {allTags(dimension).map((tag) => (
              <li key={tag}>
                <a className="tile" href={withTags(list, [{ dimension, tag }])}>
                  <Pictogram name={`${dimension}-${tag}`} />
                  {tagText(t, { dimension, tag })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
