import { useCallback, useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import { definePageList, type FetchPage, type Page, type PageList, usePageList } from '../../app/more/page-list.ts';
import { type RecipeCard, recipeDetail } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { useFavorite } from '../../recipes/use-favorite.ts';
import { onRestored } from '../../stores/page-events.ts';
import { scrollRestoration } from '../../stores/scroll-restoration.ts';
import { api } from '../../stores/session.ts';

/** The number of cards in each page after the first. */
const morePageSize = 40;

/** Of a search: `total` is the number of results on all pages, `corrected` the query after typo correction, if it was corrected. */
export type CardPage = Page<RecipeCard> & { total?: number | undefined; corrected?: string };
type Update = (next: (page: CardPage) => CardPage) => void;

interface CardListKind extends PageList<CardPage> {
  name: string;
}

const guest = 'guest';
const noQuery = '?';
const nameOf = (...key: string[]): string => key.join(' ');

/**
 * Defines a kind of list of recipes. It is not stored on this device, since without a connection the pictures would be missing.
 *
 * @param fetchPage for a query
 */
export const defineCards = (name: string, fetchPage: (query: string) => FetchPage<CardPage>): CardListKind => ({
  name,
  ...definePageList<CardPage>(
    name,
    (_uid, query = noQuery) => fetchPage(query),
    (...key) => ({ persist: false, initialData: () => scrollRestoration.get<CardPage>(nameOf(name, ...key)) }),
  ),
});

/**
 * A list of recipes. When the reader comes back, it is restored, and the opened recipe is fetched again.
 *
 * @param known false until the session is known
 */
export function useCards(kind: CardListKind, user: UserInfo | undefined, known: boolean, query = '') {
  const key = [user?.uid ?? guest, query || noQuery] as const;
  const name = nameOf(kind.name, ...key);
  const list = usePageList(kind, [known ? key[0] : undefined, key[1]], morePageSize);
  const { update } = list;

  const show = useCallback(
    (card: RecipeCard, favorite: boolean) =>
      update((page) => ({
        ...page,
        items: page.items.map((other) =>
          other.id === card.id && other.favorite !== favorite
            ? { ...other, favorite, favorites: other.favorites + (favorite ? 1 : -1) }
            : other,
        ),
      })),
    [update],
  );

  useEffect(() => {
    if (!known) return undefined;
    const refresh = () => void refreshCard(scrollRestoration.get(name)?.opened, update);
    refresh();
    return onRestored(refresh);
  }, [known, name, update]);

  return { ...list, name, favorite: useFavorite(user, show) };
}

export type Cards = ReturnType<typeof useCards>;

/** Fetches an opened recipe again, which may have been changed, deleted or made a favorite on its page. */
async function refreshCard(id: string | undefined, update: Update): Promise<void> {
  if (!id) return;
  try {
    const { title, favorite, favorites, state } = await api(recipeDetail, { id }, { quiet: true });
    update((page) => ({
      ...page,
      items: page.items.map((card) => (card.id === id ? { ...card, title, favorite, favorites, state } : card)),
    }));
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'notFound')
      update((page) => ({ ...page, items: page.items.filter((card) => card.id !== id) }));
  }
}
