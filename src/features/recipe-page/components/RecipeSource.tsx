import type { Recipe } from '../../../contract/recipes/read.ts';
import type { LangKey } from '../../../i18n/locales.ts';
import { languageName } from '../../../recipes/recipe-language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** The author of a recipe, and its language if it differs from the page's. @param lang the page's */
export function RecipeSource({ recipe, lang }: { recipe: Recipe; lang: LangKey }) {
  const t = useT();
  return (
    <p className="recipe-source">
      <span className="recipe-author">
        <Icon name="person" size="small" />
        <span className="visually-hidden">{t('recipePage.author')}</span> <bdi>{recipe.author}</bdi>
      </span>
      {recipe.lang !== lang && (
        <span>
          {t('recipePage.writtenIn')} <bdi>{languageName(recipe.lang, t.tag)}</bdi>
        </span>
      )}
    </p>
  );
}
