import { useState } from 'react';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { RecipeCooking } from '../../../recipes/cooking/RecipeCooking.tsx';
import { useRecipe } from '../../../recipes/use-recipe.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useTimers } from '../use-timers.ts';
import { type CookLink, CookMode } from './CookMode.tsx';
import { Timers } from './Timers.tsx';

interface CookProps extends Pick<ScreenProps<CookLink>, 'hrefs'> {
  user: UserInfo | undefined;
  known: boolean;
}

/** Loads the recipe in the address. Once loaded it stays until the user changes, also where it is deleted while somebody cooks it. */
export function Cook({ user, known, hrefs }: CookProps) {
  const t = useT();
  const id = useRouteId('/recipes/cook');
  const resource = useRecipe(known, user?.uid, id);
  const [loaded, setLoaded] = useState<{ uid: string | undefined; recipe: Recipe }>();
  if (resource.status === 'ready' && (resource.data !== loaded?.recipe || user?.uid !== loaded.uid))
    setLoaded({ uid: user?.uid, recipe: resource.data });

  if (loaded && loaded.uid === user?.uid) return <CookMode recipe={loaded.recipe} user={user} hrefs={hrefs} />;
  if (resource.status === 'loading') return <Skeleton rows={3} shape="step" />;
  return (
    <div className="stack">
      <RecipeCooking recipeId={id} user={user} />
      <RunningTimers uid={user?.uid} />
      {resource.status === 'failed' ? (
        <EmptyState icon="offline" title={t('recipeCook.failed')}>
          <Button onClick={resource.refetch}>{t('common.retry')}</Button>
        </EmptyState>
      ) : (
        <EmptyState icon="inbox" title={t('recipeCook.missing')} text={t('recipeCook.missingText')}>
          <Button href={hrefs.recipes}>{t('recipeCook.toRecipes')}</Button>
        </EmptyState>
      )}
    </div>
  );
}

function RunningTimers({ uid }: { uid: string | undefined }) {
  return <Timers {...useTimers(uid)} />;
}
