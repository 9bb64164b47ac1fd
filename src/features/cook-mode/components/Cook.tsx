import type { UserInfo } from '../../../contract/user/user.ts';
import { useRecipe } from '../../../recipes/use-recipe.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { type CookLink, CookMode } from './CookMode.tsx';

interface CookProps extends Pick<ScreenProps<CookLink>, 'hrefs'> {
  user: UserInfo | undefined;
  known: boolean;
}

/** Loads the recipe in the address. */
export function Cook({ user, known, hrefs }: CookProps) {
  const t = useT();
  const id = useRouteId('/recipes/cook');
  const resource = useRecipe(known, user?.uid, id);

  switch (resource.status) {
    case 'loading':
      return <Skeleton rows={3} shape="step" />;
    case 'failed':
      return (
        <EmptyState icon="offline" title={t('recipeCook.failed')}>
          <Button onClick={resource.refetch}>{t('common.retry')}</Button>
        </EmptyState>
      );
    case 'missing':
      return (
        <EmptyState icon="inbox" title={t('recipeCook.missing')} text={t('recipeCook.missingText')}>
          <Button href={hrefs.recipes}>{t('recipeCook.toRecipes')}</Button>
        </EmptyState>
      );
    case 'ready':
      return <CookMode recipe={resource.data} user={user} hrefs={hrefs} />;
  }
}
