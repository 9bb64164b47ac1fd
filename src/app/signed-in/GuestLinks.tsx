import { locales, sourceLocale } from '../../i18n/locales.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';

/** Routes that need no account; spelled out, since the table of all routes is too large for every screen. */
export const guestRoutes = { helpCenter: '/helpCenter', recipes: '/recipes' } as const;

/** Links to what works without an account. @param recipes false on the page of the recipes itself */
export function GuestLinks({ recipes = true }: { recipes?: boolean }) {
  const t = useT();
  const locale = locales.find(({ tag }) => tag === t.tag) ?? sourceLocale;
  const prefix = locale === sourceLocale ? '' : `/${locale.code}`;
  return (
    <>
      <Button href={prefix + guestRoutes.helpCenter}>{t('common.toHelpCenter')}</Button>
      {recipes && <Button href={prefix + guestRoutes.recipes}>{t('common.toRecipes')}</Button>}
    </>
  );
}
