import { useCallback, useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import { definePageList, type FetchPage, type Page, type PageList, usePageList } from '../../app/more/page-list.ts';
import { type RecipeCard, recipeDetail } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { useFavorite } from '../../recipes/use-favorite.ts';
import { onRestored } from '../../stores/page-events.ts';
import { scrollRestoration } from '../../stores/scroll-restoration.ts';
import { api } from '../../stores/session.ts';

/** Cards that come with each page after the first. */
const morePageSize = 40;

/** `corrected`: the words that were searched for instead of misspelled ones. */
export type CardPage = Page<RecipeCard> & { corrected?: string };
type Update = (next: (page: CardPage) => CardPage) => void;

interface CardListKind extends PageList<CardPage> {
  name: string;
}

const guest = 'guest';
const noQuery = '?';
const nameOf = (...key: string[]): string => key.join(' ');

/**
 * Defines a kind of list of recipes. Its cards are not stored on this device: without a connection their pictures are missing.
 *
 * @param fetchPage by the list's query
 */
export const defineCards = (name: string, fetchPage: (query: string) => FetchPage<CardPage>): CardListKind => ({
  name,
  ...definePageList<CardPage>(
    name,
    (_uid, query = noQuery) => fetchPage(query),
    (...key) => ({ persist: false, initialData: () => scrollRestoration.get<RecipeCard>(nameOf(name, ...key)) }),
  ),
});

/**
 * A list of recipes. Where its reader comes back to it, it is as they left it, and the recipe that they opened is fetched again.
 *
 * @param known false until it is known who uses the page, and for whom the list is
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

/** A recipe that was opened may have been collected, changed or deleted on its page. */
async function refreshCard(id: string | undefined, update: Update): Promise<void> {
  if (!id) return;
  try {
    const { title, favorite, favorites, state } = await api(recipeDetail, { id }, { quiet: true });
    update((page) => ({
      ...page,
      items: page.items.map((card) => (card.id === id ? { ...card, title, favorite, favorites, state } : card)),
    }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 404)
      update((page) => ({ ...page, items: page.items.filter((card) => card.id !== id) }));
  }
}
