import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useAddressId } from '../../../ui/screen/use-address-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useCookRecipe } from '../use-cook-recipe.ts';
import { type CookLink, CookMode } from './CookMode.tsx';

interface CookProps extends Pick<ScreenProps<CookLink>, 'hrefs'> {
  user: UserInfo | undefined;
  known: boolean;
}

/** Loads the recipe that the address names. */
export function Cook({ user, known, hrefs }: CookProps) {
  const t = useT();
  const id = useAddressId('/recipes/cook');
  const { state, reload } = useCookRecipe(id, user?.uid, known);

  switch (state.status) {
    case 'loading':
      return <Skeleton rows={4} />;
    case 'failed':
      return (
        <EmptyState icon="offline" title={t('recipeCook.failed')}>
          <Button onClick={reload}>{t('common.retry')}</Button>
        </EmptyState>
      );
    case 'missing':
      return (
        <EmptyState icon="inbox" title={t('recipeCook.missing')} text={t('recipeCook.missingText')}>
          <Button href={hrefs.recipes}>{t('recipeCook.toRecipes')}</Button>
        </EmptyState>
      );
    case 'ready':
      return <CookMode recipe={state.recipe} user={user} hrefs={hrefs} />;
  }
}
