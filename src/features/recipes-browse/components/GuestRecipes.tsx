import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** The recipes that need no account: all of them, and the search. */
export function GuestRecipes({ hrefs }: { hrefs: Readonly<Record<'recipes' | 'search', string>> }) {
  const t = useT();
  return (
    <>
      <Button href={hrefs.recipes}>{t('recipes.lookAround')}</Button>
      <Button variant="quiet" href={hrefs.search}>
        {t('recipes.search')}
      </Button>
    </>
  );
}
