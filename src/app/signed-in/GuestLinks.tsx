import { sourceId } from '../../i18n/locale-ids.ts';
import { matchLocale } from '../../i18n/resolve-locale.ts';
import { localeHref } from '../../routes/locale-prefix.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';

/** Routes that need no account; spelled out, since the table of all routes is too large for every screen. */
export const guestRoutes = { helpCenter: '/helpCenter', recipes: '/recipes' } as const;

/** Links to what works without an account. */
export function GuestLinks() {
  const t = useT();
  const { code } = matchLocale(t.tag) ?? sourceId;
  return (
    <>
      <Button href={localeHref(guestRoutes.helpCenter, code)}>{t('common.toHelpCenter')}</Button>
      <Button variant="quiet" href={localeHref(guestRoutes.recipes, code)}>
        {t('common.toRecipes')}
      </Button>
    </>
  );
}
