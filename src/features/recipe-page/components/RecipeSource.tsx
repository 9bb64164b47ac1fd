import type { Recipe } from '../../../contract/recipes/read.ts';
import { WrittenIn } from '../../../recipes/components/WrittenIn.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** The author of a recipe, and its language if it differs from the page's. */
export function RecipeSource({ recipe }: { recipe: Recipe }) {
  const t = useT();
  return (
    <p className="recipe-source">
      <span className="recipe-author">
        <Icon name="person" size="small" />
        <span className="visually-hidden">{t('recipePage.author')}</span> <bdi>{recipe.author}</bdi>
      </span>
      <WrittenIn lang={recipe.lang} />
    </p>
  );
}
