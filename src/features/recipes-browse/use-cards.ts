import { useCallback, useEffect } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { type RecipeCard, recipeDetail } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { useFavorite } from '../../recipes/use-favorite.ts';
import { keptLists } from '../../stores/kept-lists.ts';
import { api } from '../../stores/session.ts';
import { type AskForPage, usePageList } from '../../ui/more/use-page-list.ts';

/** Cards that come with each page after the first. */
const ahead = 40;

/**
 * A list of recipes. Where its reader comes back to it, it is as they left it, and what they have opened is asked for anew.
 *
 * @param name of the list among those that are kept
 * @param ask absent until it is known who asks, and for what
 */
export function useCards(name: string, user: UserInfo | undefined, ask: AskForPage<RecipeCard> | undefined) {
  const { change, load, ...list } = usePageList(ask, { start: () => keptLists.get<RecipeCard>(name), more: ahead });

  const show = useCallback(
    (card: RecipeCard, favorite: boolean) =>
      change((cards) =>
        cards.map((other) =>
          other.id === card.id && other.favorite !== favorite
            ? { ...other, favorite, favorites: other.favorites + (favorite ? 1 : -1) }
            : other,
        ),
      ),
    [change],
  );

  const known = ask !== undefined;
  useEffect(() => {
    if (!known) return undefined;
    const look = () => void lookAgain(keptLists.get(name)?.opened, change);
    const returned = ({ persisted }: PageTransitionEvent) => persisted && look();
    look();
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, [known, name, change]);

  return { ...list, name, change, retry: () => void load(), favorite: useFavorite(user, show) };
}

export type Cards = ReturnType<typeof useCards>;

/** A recipe that was opened may have been collected, changed or deleted on its page. */
async function lookAgain(
  id: string | undefined,
  change: (next: (cards: readonly RecipeCard[]) => readonly RecipeCard[]) => void,
): Promise<void> {
  if (!id) return;
  try {
    const { title, favorite, favorites, state } = await api(recipeDetail, { id }, { quiet: true });
    change((cards) => cards.map((card) => (card.id === id ? { ...card, title, favorite, favorites, state } : card)));
  } catch (error) {
    if ((error as ApiError).code === 404) change((cards) => cards.filter((card) => card.id !== id));
  }
}
