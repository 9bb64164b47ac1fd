import { useState } from 'react';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { ShareLink } from '../../../recipes/components/ShareLink.tsx';
import { shareUrl } from '../../../recipes/share-url.ts';
import { useRecipeActions } from '../../../recipes/use-recipe-actions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

export interface CookEndActionsProps {
  recipe: Recipe;
  user: UserInfo | undefined;
  /** The recipe's page */
  href: string;
}

/** Shares the recipe that was cooked, or keeps it among the favorites. */
export function CookEndActions({ recipe, user, href }: CookEndActionsProps) {
  const t = useT();
  const [isFavorite, setIsFavorite] = useState(recipe.favorite);
  /** Whether the reader has to copy the link */
  const [isManual, setIsManual] = useState(false);
  const url = shareUrl(new URL(href, location.href));
  const { toggleFavorite, shareRecipe } = useRecipeActions({
    recipe: { ...recipe, favorite: isFavorite },
    user,
    url,
    copied: t('recipeCook.linkCopied'),
    onManual: () => setIsManual(true),
    onFavorite: setIsFavorite,
  });

  return (
    <>
      <Button onClick={() => void shareRecipe()}>
        <Icon name="share" />
        {t('recipeCook.share')}
      </Button>
      {isManual && <ShareLink url={url} label={t('recipeCook.shareLink')} />}
      <Button onClick={toggleFavorite}>
        <Icon name="heart" filled={isFavorite} />
        {t(isFavorite ? 'recipe.unfavorite' : 'recipe.favorite')}
      </Button>
    </>
  );
}
