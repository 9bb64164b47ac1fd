import { locales, sourceLocale } from '../../i18n/locales.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';

/** Routes that need no account; spelled out, since the table of all routes is too large for every screen. */
export const guestRoutes = { helpCenter: '/helpCenter', recipes: '/recipes' } as const;

/** Links to what works without an account. */
export function GuestLinks() {
  const t = useT();
  const locale = locales.find(({ tag }) => tag === t.tag) ?? sourceLocale;
  const prefix = locale === sourceLocale ? '' : `/${locale.code}`;
  return (
    <>
      <Button href={prefix + guestRoutes.helpCenter}>{t('common.toHelpCenter')}</Button>
      <Button variant="quiet" href={prefix + guestRoutes.recipes}>
        {t('common.toRecipes')}
      </Button>
    </>
  );
}
