import { nativeLink } from '../../../recipes/native-link.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

interface EndLinksProps {
  hrefs: Readonly<Record<'recipes' | 'edit', string>>;
  /** The list is longer than a screen */
  isLong: boolean;
}

/** Where to go from the end of a list of recipes: to its top with the search and the tags, to the categories, or on to write one. */
export function EndLinks({ hrefs, isLong }: EndLinksProps) {
  const t = useT();
  return (
    <>
      {isLong && (
        <Button variant="quiet" onClick={toTop}>
          {t('recipes.toTop')}
        </Button>
      )}
      <Button variant="quiet" href={`${hrefs.recipes}?tab=categories`}>
        {t('recipes.categories')}
      </Button>
      {isLong && (
        <Button variant="quiet" {...nativeLink('editCookbook', hrefs.edit)}>
          {t('recipes.newRecipe')}
        </Button>
      )}
    </>
  );
}

/** Takes the focus along, so that a keyboard and a screen reader continue there. */
function toTop(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
