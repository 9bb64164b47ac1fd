import { useCallback, useMemo } from 'react';
import { ForUsers } from '../../../app/signed-in/ForUsers.tsx';
import { type RecipeCard as Card, listFavorites } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { defineCards, useCards } from '../use-cards.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { GuestRecipes } from './GuestRecipes.tsx';
import { RecipeCard } from './RecipeCard.tsx';

const favorites = defineCards('favorites', () => (position, quiet) => api(listFavorites, position, { quiet }));

interface PanelProps {
  user: UserInfo | undefined;
  hrefs: Readonly<Record<'recipes' | 'recipe' | 'edit' | 'search', string>>;
  back: boolean;
}

/** The user's favorite recipes, latest first. */
export function Favorites(props: PanelProps) {
  return (
    <ForUsers title="recipes.signInFavorites" why="recipes.why" guests={<GuestRecipes hrefs={props.hrefs} />}>
      {(user) => <Collection {...props} user={user} />}
    </ForUsers>
  );
}

function Collection({ user, hrefs, back }: PanelProps) {
  const t = useT();
  const list = useCards(favorites, user, user !== undefined);
  const { favorite } = list;
  const draw = useCallback(
    (card: Card) => <RecipeCard card={card} href={`${hrefs.recipe}/${card.id}`} onFavorite={favorite} />,
    [hrefs.recipe, favorite],
  );
  // A removed favorite keeps its place in the data, in case the removal is undone.
  const items = useMemo(() => list.items.filter((card) => card.favorite), [list.items]);
  return (
    <CardsPanel
      {...{ back, draw, hrefs }}
      list={{ ...list, items }}
      empty={
        <EmptyState icon="heart" title={t('recipes.noCollection')} text={t('recipes.noCollectionText')}>
          <Button variant="primary" href={hrefs.recipes}>
            {t('recipes.lookAround')}
          </Button>
        </EmptyState>
      }
    />
  );
}
