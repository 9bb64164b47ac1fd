import { Suspense, useEffect, useMemo, useRef } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import { maxQueryLength } from '../../../contract/search-limits.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { truncate } from '../../../lib/truncate.ts';
import { type Tag, tagsOf, withTags } from '../../../recipes/tags.ts';
import { rememberSearch } from '../../../stores/recent-searches.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { CardSkeleton } from '../components/CardSkeleton.tsx';
import { TagChips } from '../components/TagChips.tsx';
import { queryOf } from '../query.ts';
import { useAddress } from '../use-address.ts';
import './recipe-search.css';

/** `recipe` is the address of a recipe without its id. */
type Props = ScreenProps<'recipes' | 'recipe' | 'search' | 'tags'>;

/** Milliseconds of quiet after which what was typed is searched for. */
const quiet = 250;

const Results = lazyComponent('results', () => import('../components/Results.tsx').then((part) => part.Results));
const Suggestions = lazyComponent('suggestions', () => import('../components/Suggestions.tsx').then((part) => part.Suggestions));

/** `/recipes/search`: finds recipes while they are being asked for; the address holds what is asked, and the tags in force. */
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
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const awake = useRef(false);
  const { params, back, go } = useAddress();
  const q = queryOf(params?.q ?? '');
  const tags = useMemo(() => tagsOf(params ?? {}), [params]);

  const field = () => form.current?.elements.namedItem('q') as HTMLInputElement;
  const search = (words: string, narrowed: readonly Tag[] = tags) => {
    clearTimeout(timer.current);
    field().value = truncate(words, maxQueryLength);
    go(withTags(hrefs.search, narrowed, { q: queryOf(words) }), true);
  };

  // What was typed before this script was there is newer than the address.
  useEffect(() => {
    if (!params || awake.current) return;
    awake.current = true;
    const { value } = field();
    if (value && value !== params.q) search(value);
    else field().value = q;
    if (!field().value) field().focus();
  });

  return (
    <search className="recipe-search">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          const { value } = field();
          search(value);
          field().blur();
          if (value.trim()) void rememberSearch('recipes', value.trim());
        }}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(field().value), quiet);
        }}
      >
        <TextField
          name="q"
          type="search"
          label={t('recipes.search')}
          placeholder={t('recipes.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          aria-required={false}
        />
      </form>
      <TagChips
        tags={tags}
        settings={withTags(hrefs.tags, tags, { from: 'search', q })}
        onChange={(next) => search(field().value, next)}
      />
      {params && (
        <Suspense fallback={q && <CardSkeleton />}>
          {q ? (
            <Results {...{ user, known, hrefs, q, tags, back }} />
          ) : (
            <Suggestions {...{ user, known }} list={hrefs.recipes} onChoose={search} />
          )}
        </Suspense>
      )}
    </search>
  );
}
