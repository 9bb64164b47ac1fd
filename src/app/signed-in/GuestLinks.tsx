import { sourceId } from '../../i18n/locale-ids.ts';
import { matchLocale } from '../../i18n/resolve-locale.ts';
import { localeHref } from '../../routes/locale-prefix.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';

/** Routes that need no account; spelled out, since the table of all routes is too large for every screen. */
export const guestRoutes = { helpCenter: '/helpCenter', recipes: '/recipes' } as const;

/** Links to what works without an account. @param first the one that is nearest to the screen's subject */
export function GuestLinks({ first = 'helpCenter' }: { first?: keyof typeof guestRoutes }) {
  const t = useT();
  const { code } = matchLocale(t.tag) ?? sourceId;
  const labels = { helpCenter: t('common.toHelpCenter'), recipes: t('common.toRecipes') };
  const other = first === 'recipes' ? 'helpCenter' : 'recipes';
  return (
    <>
      <Button href={localeHref(guestRoutes[first], code)}>{labels[first]}</Button>
      <Button variant="quiet" href={localeHref(guestRoutes[other], code)}>
        {labels[other]}
      </Button>
    </>
  );
}
