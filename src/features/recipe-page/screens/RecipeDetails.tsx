import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import type { RecipeHref } from '../recipe-page.ts';
import { useRecipe } from '../use-recipe.ts';
import './recipe-details.css';

type Props = ScreenProps<RecipeHref>;

const loadView = () => import('../components/RecipeView.tsx').then((module) => module.RecipeView);
const RecipeView = lazyComponent('recipe', loadView);

/** `/recipeDetails/:id`: one recipe, for everybody to read, scale, cook, keep and pass on. */
export function RecipeDetails({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>{(user, known) => <Content user={user} known={known} lang={lang} hrefs={hrefs} />}</Anybody>
    </Screen>
  );
}

function Content({ user, known, lang, hrefs }: Pick<Props, 'lang' | 'hrefs'> & { user: UserInfo | undefined; known: boolean }) {
  const t = useT();
  const { state, load, change, removed } = useRecipe(known ? (user?.uid ?? '') : undefined);
  // On its way while the recipe is; what becomes of it is told where it is drawn.
  useEffect(() => void loadView().catch(() => undefined), []);
  const toRecipes = <Button href={hrefs.recipes}>{t('recipePage.toRecipes')}</Button>;
  switch (state.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <EmptyState
          icon="offline"
          title={t(navigator.onLine ? 'common.serverTitle' : 'common.offlineTitle')}
          text={!navigator.onLine && t('common.offlineText')}
        >
          <Button onClick={() => void load()}>{t('common.retry')}</Button>
        </EmptyState>
      );
    case 'missing':
      return (
        <EmptyState icon="inbox" title={t('recipePage.missingTitle')} text={t('recipePage.missingText')}>
          {toRecipes}
        </EmptyState>
      );
    case 'removed':
      return (
        <EmptyState icon="trash" title={t('recipePage.deleted')}>
          {toRecipes}
        </EmptyState>
      );
    case 'ready':
      return (
        <Suspense fallback={<Loading />}>
          <RecipeView
            recipe={state.recipe}
            user={user}
            lang={lang}
            hrefs={hrefs}
            onChange={change}
            onRemoved={removed}
            onRestored={() => void load()}
          />
        </Suspense>
      );
  }
}

/** The shape of a recipe that is on its way. */
function Loading() {
  return (
    <div className="recipe-loading">
      <div className="recipe-loading-picture" />
      <Skeleton rows={4} />
    </div>
  );
}
