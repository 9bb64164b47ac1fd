import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { LoadFailed } from '../../../app/no-record/LoadFailed.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import { useNotifications } from '../../../app/use-notifications.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { useRecipe } from '../../../recipes/use-recipe.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import type { RecipeHref } from '../recipe-page.ts';
import './recipe-details.css';

type Props = ScreenProps<RecipeHref>;

const RecipeView = lazyComponent('recipe', () => import('../components/RecipeView.tsx').then((module) => module.RecipeView));
RecipeView.preload();

const RecipeCooking = lazyComponent(
  'recipeCooking',
  () => import('../../../recipes/cooking/RecipeCooking.tsx').then((module) => module.RecipeCooking),
  true,
);

/** `/recipeDetails/:id`: one recipe, to read, scale, cook, favorite and share. */
export function RecipeDetails({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>{(user, known) => <Content user={user} known={known} hrefs={hrefs} />}</Anybody>
    </Screen>
  );
}

function Content({ user, known, hrefs }: Pick<Props, 'hrefs'> & { user: UserInfo | undefined; known: boolean }) {
  const t = useT();
  const id = useRouteId('/recipeDetails');
  const resource = useRecipe(known, user?.uid, id);
  const { refetch, update } = resource;
  const [removed, setRemoved] = useState(false);
  // The author's page follows changes made elsewhere.
  useNotifications(resource.status === 'ready' && resource.data.mine, refetch);
  const toRecipes = <Button href={hrefs.recipes}>{t('recipePage.toRecipes')}</Button>;
  const withCooking = (content: ReactNode) => (
    <div className="stack">
      <Suspense>
        <RecipeCooking recipeId={id} user={user} />
      </Suspense>
      {content}
    </div>
  );
  if (removed)
    return withCooking(
      <EmptyState icon="trash" title={t('recipePage.deleted')}>
        {toRecipes}
      </EmptyState>,
    );
  switch (resource.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return withCooking(<LoadFailed resource={resource} title={t('common.screenErrorTitle')} />);
    case 'missing':
      return withCooking(
        <EmptyState icon="inbox" title={t('recipePage.missingTitle')} text={t('recipePage.missingText')}>
          {toRecipes}
        </EmptyState>,
      );
    case 'ready':
      return (
        <Suspense fallback={<Loading />}>
          <div className="stack">
            <StaleNotice resource={resource} />
            <RecipeView
              recipe={resource.data}
              user={user}
              hrefs={hrefs}
              onChange={update}
              onRemoved={() => setRemoved(true)}
              onRestored={() => {
                setRemoved(false);
                void refetch();
              }}
            />
          </div>
        </Suspense>
      );
  }
}

/** The placeholder of a recipe that is loading. */
function Loading() {
  return (
    <div className="recipe-loading">
      <div className="recipe-loading-picture" />
      <Skeleton rows={4} shape="text" />
    </div>
  );
}
