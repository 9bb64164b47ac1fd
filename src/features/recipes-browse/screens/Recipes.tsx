import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import { useTitleState } from '../../../app/use-title-state.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { tagsOf, withTags } from '../../../recipes/tags.ts';
import { readRecipeTabTags } from '../../../stores/recipe-tab-tags.ts';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { CardSkeleton } from '../components/CardSkeleton.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { useAddress } from '../use-address.ts';
import './recipes.css';

/** `recipe` is the address of a recipe without its id. */
type Props = ScreenProps<'recipes' | 'recipe' | 'search' | 'tags' | 'device' | 'edit'>;

const tabs = ['recommend', 'categories', 'works', 'favorites'] as const;

const Recommended = lazyComponent('recommend', () => import('../components/Recommended.tsx').then((part) => part.Recommended));
Recommended.preload();
const CategoryTiles = lazyComponent('categories', () =>
  import('../components/CategoryTiles.tsx').then((part) => part.CategoryTiles),
);
const MyRecipes = lazyComponent('myRecipes', () => import('../components/MyRecipes.tsx').then((part) => part.MyRecipes));
const Favorites = lazyComponent('favorites', () => import('../components/Favorites.tsx').then((part) => part.Favorites));

/** `/recipes`: the tabs of recommended recipes, categories, own recipes and favorites. Tab and tags are stored in the address. */
export function Recipes({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>{(user, known) => <Browse {...{ user, known, hrefs }} />}</Anybody>
    </Screen>
  );
}

interface BrowseProps {
  user: UserInfo | undefined;
  known: boolean;
  hrefs: Props['hrefs'];
}

function Browse({ user, known, hrefs }: BrowseProps) {
  const t = useT();
  /** The tags of the last visit apply until others are chosen. */
  const recommend = () => (readRecipeTabTags() ? `${hrefs.recipes}?${readRecipeTabTags()}` : hrefs.recipes);
  const { params, back, go, follow } = useAddress((asked) => (asked.tab || tagsOf(asked).length > 0 ? undefined : recommend()));
  const tab = tabs.find((name) => name === params?.tab) ?? 'recommend';

  useTitleState(tab === tabs[0] ? undefined : t(`recipes.tab-${tab}`));

  const nav = useRef<HTMLElement>(null);
  const tabInView = useRef<(typeof tabs)[number]>(tabs[0]);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // The first tab is in view from the start; asking where it is would cost a layout while hydrating.
    if (current && tab !== tabInView.current) nav.current?.scrollTo(current.offsetLeft - 48, 0);
    tabInView.current = tab;
  }, [tab]);

  // To the top after each navigation (docs/spec.md §1).
  useLayoutEffect(() => {
    if (params && !back) scrollTo(0, 0);
  }, [params, back]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles the clicks of the links inside
    <div className="recipes" onClick={follow}>
      <div className="recipes-head">
        <nav className="recipe-tabs" ref={nav} aria-label={t('recipes.tabs')}>
          {tabs.map((name) => (
            <a
              className="recipe-tab"
              key={name}
              href={name !== 'recommend' ? `${hrefs.recipes}?tab=${name}` : params ? recommend() : hrefs.recipes}
              aria-current={name === tab ? 'page' : undefined}
            >
              {t(`recipes.tab-${name}`)}
            </a>
          ))}
        </nav>
        <Toolbar
          hrefs={hrefs}
          own={tab === 'works'}
          tags={tab === 'recommend' ? withTags(hrefs.tags, tagsOf(params ?? {})) : undefined}
        />
      </div>
      {params ? (
        <Suspense fallback={<CardSkeleton />}>
          {tab === 'recommend' && <Recommended {...{ user, known, hrefs, params, back, go }} />}
          {tab === 'categories' && (
            <>
              <Status text={t('recipes.tab-categories')} />
              <CategoryTiles list={hrefs.recipes} />
            </>
          )}
          {tab === 'works' && <MyRecipes {...{ user, hrefs, back }} />}
          {tab === 'favorites' && <Favorites {...{ user, hrefs, back }} />}
        </Suspense>
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}
