import { useCallback, useMemo } from 'react';
import { type RecipeCard as Card, listRecipes } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { filterOf, tagsOf, withTags } from '../../../recipes/tags.ts';
import { writeRecipeTabTags } from '../../../stores/recipe-tab-tags.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { defineCards, useCards } from '../use-cards.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { RecipeCard } from './RecipeCard.tsx';
import { TagChips } from './TagChips.tsx';

const recommended = defineCards('recommend', (query) => {
  const filter = filterOf(tagsOf(pageParams({ search: query, hash: '' })));
  return (position, quiet) => api(listRecipes, { ...filter, ...position }, { quiet });
});

interface RecommendedProps {
  user: UserInfo | undefined;
  known: boolean;
  hrefs: Readonly<Record<'recipes' | 'recipe' | 'edit', string>>;
  params: Readonly<Record<string, string>>;
  back: boolean;
  go(href: string): void;
}

/** The recommended recipes with the chosen tags. */
export function Recommended({ user, known, hrefs, params, back, go }: RecommendedProps) {
  const t = useT();
  const tags = useMemo(() => tagsOf(params), [params]);
  const list = useCards(recommended, user, known, withTags('', tags));
  const { favorite } = list;
  const draw = useCallback(
    (card: Card) => <RecipeCard card={card} href={`${hrefs.recipe}/${card.id}`} onFavorite={favorite} />,
    [hrefs.recipe, favorite],
  );

  const change = (next: typeof tags) => {
    writeRecipeTabTags(withTags('', next).slice(1));
    go(withTags(hrefs.recipes, next));
  };

  return (
    <>
      <TagChips tags={tags} onChange={change} />
      <CardsPanel
        {...{ list, back, draw, hrefs }}
        empty={
          <EmptyState icon="search" title={t('recipe.noRecipes')} text={tags.length > 0 && t('recipes.noRecipesText')}>
            {tags.length > 0 && <Button onClick={() => change([])}>{t('recipes.clearTags')}</Button>}
          </EmptyState>
        }
      />
    </>
  );
}
