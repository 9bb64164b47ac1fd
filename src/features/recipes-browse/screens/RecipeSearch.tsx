import { Suspense, useEffect, useMemo, useRef } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SearchField } from '../../../app/search-field/SearchField.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import { limitQuery } from '../../../contract/limit-query.ts';
import { maxQueryLength } from '../../../contract/search-limits.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { truncate } from '../../../lib/truncate.ts';
import { type Tag, tagsOf, withTags } from '../../../recipes/tags.ts';
import { rememberSearch } from '../../../stores/recent-searches.ts';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { CardSkeleton } from '../components/CardSkeleton.tsx';
import { Suggestions } from '../components/Suggestions.tsx';
import { TagChips } from '../components/TagChips.tsx';
import { TagsLink } from '../components/TagsLink.tsx';
import { useAddress } from '../use-address.ts';
import './recipe-search.css';

/** `recipe` is the address of a recipe without its id. */
type Props = ScreenProps<'recipes' | 'recipe' | 'search' | 'tags' | 'edit'>;

const debounceMs = 250;

const Results = lazyComponent('results', () => import('../components/Results.tsx').then((part) => part.Results));

/** `/recipes/search`: searches recipes as one types. The query and the tags are stored in the address. */
export function RecipeSearch({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>{(user, known) => <Search {...{ user, known, hrefs }} />}</Anybody>
    </Screen>
  );
}

interface SearchProps {
  user: UserInfo | undefined;
  known: boolean;
  hrefs: Props['hrefs'];
}

function Search({ user, known, hrefs }: SearchProps) {
  const t = useT();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const hydrated = useRef(false);
  const { params, back, go } = useAddress();
  const q = limitQuery(params?.q ?? '');
  const tags = useMemo(() => tagsOf(params ?? {}), [params]);

  const search = (words: string, chosen: readonly Tag[] = tags) => {
    clearTimeout(timer.current);
    if (input.current) input.current.value = truncate(words, maxQueryLength);
    go(withTags(hrefs.search, chosen, { q: limitQuery(words) }), true);
  };

  // Input typed before hydration wins over the address.
  useEffect(() => {
    if (!params || hydrated.current || !input.current) return;
    hydrated.current = true;
    const { value } = input.current;
    if (value && value !== params.q) search(value);
    else input.current.value = q;
    if (!input.current.value) input.current.focus();
  });

  return (
    <search className="recipe-search">
      <form
        className="recipe-search-bar"
        onSubmit={(event) => {
          event.preventDefault();
          const value = input.current?.value ?? '';
          search(value);
          // Closes a phone's keyboard, and leads a screen reader to what was found.
          results.current?.focus();
          if (value.trim()) void rememberSearch('recipes', value.trim());
        }}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(input.current?.value ?? ''), debounceMs);
        }}
      >
        <div className="recipe-search-field">
          <SearchField ref={input} name="q" label={t('recipes.search')} maxLength={maxQueryLength} />
        </div>
        <div className="recipe-search-tags">
          <TagsLink href={withTags(hrefs.tags, tags, { from: 'search', q })} />
          <TagChips tags={tags} onChange={(next) => search(input.current?.value ?? '', next)} />
        </div>
      </form>
      <div ref={results} tabIndex={-1}>
        {q ? (
          <Suspense fallback={<ResultsSkeleton />}>
            <Results {...{ user, known, hrefs, q, tags, back }} />
          </Suspense>
        ) : (
          <Suggestions {...{ user, known }} list={hrefs.recipes} onChoose={search} />
        )}
      </div>
    </search>
  );
}

/** As high as the results, with the line that counts them. */
function ResultsSkeleton() {
  return (
    <div className="recipe-results">
      <p className="quiet">{'\u00a0'}</p>
      <CardSkeleton />
    </div>
  );
}
