import { useCallback, useRef } from 'react';
import { type RecipeCard as Card, searchRecipes } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { tagOf } from '../../../recipes/recipe-language.ts';
import { filterOf, type Tag, tagsOf, withTags } from '../../../recipes/tags.ts';
import { rememberSearch } from '../../../stores/recent-searches.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Marked } from '../../../ui/marked/Marked.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { matchesIn } from '../matches.ts';
import { defineCards, useCards } from '../use-cards.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { RecipeCard } from './RecipeCard.tsx';

const found = defineCards('search', (query) => {
  const { q = '', ...params } = pageParams({ search: query, hash: '' });
  return (position, quiet) => api(searchRecipes, { ...filterOf(tagsOf(params)), ...position, q }, { quiet });
});

interface ResultsProps {
  user: UserInfo | undefined;
  known: boolean;
  hrefs: Readonly<Record<'recipes' | 'recipe' | 'search' | 'edit', string>>;
  q: string;
  tags: readonly Tag[];
  back: boolean;
}

/** The recipes that a search finds, best first; if there are none, the categories. */
export function Results({ user, known, hrefs, q, tags, back }: ResultsProps) {
  const t = useT();
  const list = useCards(found, user, known, withTags('', tags, { q }));

  // The last results stay until the next ones are there.
  const settled = useRef(list);
  if (list.status !== 'loading') settled.current = list;
  const shown = list.status === 'loading' && settled.current.status === 'ready' ? settled.current : list;

  const { favorite } = list;
  const words = (list.status === 'ready' && list.data.corrected) || '';
  const draw = useCallback(
    (card: Card) => (
      <RecipeCard
        card={card}
        title={<Marked text={card.title} ranges={matchesIn(card.title, words || q, tagOf(card.lang))} />}
        href={`${hrefs.recipe}/${card.id}`}
        onFavorite={favorite}
      />
    ),
    [hrefs.recipe, favorite, words, q],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only remembers the search once a result is opened
    <div
      className="recipe-results"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-recipe]')) void rememberSearch('recipes', q);
      }}
    >
      <div role="status">{words && <p className="recipe-corrected">{t('recipes.corrected', { words })}</p>}</div>
      <CardsPanel
        {...{ back, draw, hrefs }}
        list={shown}
        counted
        empty={
          <>
            <EmptyState icon="search" title={t('recipe.noRecipes')} text={t('recipes.noMatchText')}>
              {tags.length > 0 && <Button href={withTags(hrefs.search, [], { q })}>{t('recipes.clearTags')}</Button>}
            </EmptyState>
            <CategoryTiles list={hrefs.recipes} />
          </>
        }
      />
    </div>
  );
}
