import { useCallback, useState } from 'react';
import { share } from '../../../app/share.ts';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { shareUrl } from '../../../recipes/share-url.ts';
import { useFavorite } from '../../../recipes/use-favorite.ts';
import { showToast } from '../../../stores/toasts.ts';
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
  const setFavorite = useFavorite(
    user,
    useCallback((_: unknown, favorite: boolean) => setIsFavorite(favorite), []),
  );
  const url = shareUrl(new URL(href, location.href));

  const onShare = async () => {
    const outcome = await share(recipe.title, url);
    if (outcome === 'copied') showToast(t('recipeCook.linkCopied'), 'success');
    setIsManual(outcome === 'manual');
  };

  return (
    <>
      <Button onClick={() => void onShare()}>
        <Icon name="share" />
        {t('recipeCook.share')}
      </Button>
      {isManual && (
        <input
          className="control"
          aria-label={t('recipeCook.shareLink')}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Button onClick={() => setFavorite({ id: recipe.id, favorite: isFavorite })}>
        <Icon name="heart" filled={isFavorite} />
        {t(isFavorite ? 'recipe.unfavorite' : 'recipe.favorite')}
      </Button>
    </>
  );
}
