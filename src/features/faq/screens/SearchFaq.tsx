import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useAnswers } from '../../../app/answers/use-answers.ts';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SearchField } from '../../../app/search-field/SearchField.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import { deviceKinds } from '../../../contract/devices/list.ts';
import { problemIds } from '../../../contract/feedback/problem-ids.ts';
import { limitQuery } from '../../../contract/limit-query.ts';
import { maxQueryLength } from '../../../contract/search-limits.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import type { AnswerFiles } from '../../../stores/answers.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { RecentSearches } from '../components/RecentSearches.tsx';
import { isSearching, SearchResults } from '../components/SearchResults.tsx';
import { scrollToChip } from '../components/scroll-to-chip.ts';
import '../components/filter.css';
import '../components/help.css';
import './search-faq.css';

/** `answer` and `list` are the addresses of an answer and of a list without its id. */
type Props = ScreenProps<'answer' | 'list' | 'topics' | keyof AnswerFiles> & {
  /** Common answers, which follow the results; static HTML, so that they cost no script */
  children?: ReactNode;
};

/** The entered search. It is stored in the address, to be shared and to be there again after going back. */
interface Query {
  q: string;
  problem: string;
  kind: string;
}

/** `/searchFaq`: searches the answers as one types, on the device. */
export function SearchFaq({ strings, tag, lang, hrefs, children }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>{(user, known) => <Search {...{ user, known, hrefs, children }} />}</Anybody>
    </Screen>
  );
}

interface SearchProps extends Pick<Props, 'hrefs' | 'children'> {
  user: UserInfo | undefined;
  known: boolean;
}

const noQuery: Query = { q: '', problem: '', kind: '' };

function Search({ user, known, hrefs, children }: SearchProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const { query, syncFromFields, setFields } = useQuery(form);
  const searching = isSearching(query ?? noQuery);
  const state = useAnswers(hrefs);
  /** Changes the query by a button that it removes. */
  const replaceQuery = (values: Partial<Query>) => {
    setFields(values);
    results.current?.focus();
  };
  return (
    // The attribute hides the common answers, unless there is no result (search-faq.css).
    <search data-searching={searching || undefined}>
      <form
        className="help"
        ref={form}
        onInput={syncFromFields}
        onSubmit={(event) => {
          event.preventDefault();
          // Closes a phone's keyboard, and leads a screen reader to what was found.
          if (searching) results.current?.focus();
        }}
      >
        <div className="search-box">
          <SearchField
            name="q"
            label={t('help.searchLabel')}
            placeholder={t('help.searchPlaceholder')}
            enterKeyHint="search"
            maxLength={maxQueryLength}
            plain
          />
          <Button variant="primary" type="submit">
            <Icon name="search" />
            <span className="visually-hidden">{t('help.search')}</span>
          </Button>
        </div>
        <div className="filters">
          <FilterChips
            name="problem"
            label={t('help.problem')}
            all={t('help.allProblems')}
            options={problemIds.map((id) => ({ value: id, label: t(`help.type-${id}`) }))}
          />
          <FilterChips
            name="kind"
            label={t('help.device')}
            all={t('help.allDevices')}
            options={deviceKinds.map((id) => ({ value: id, label: t(`help.kind-${id}`) }))}
          />
        </div>
        <RecentSearches {...{ user, known }} hidden={!query || searching} onChoose={(recent) => replaceQuery({ q: recent })} />
        <SearchResults
          ref={results}
          {...(query ?? noQuery)}
          {...{ state, hrefs }}
          onClearFilters={() => replaceQuery({ problem: '', kind: '' })}
        />
        {children}
      </form>
    </search>
  );
}

interface FilterChipsProps {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

/** One row of choices that scrolls sideways, the same as on the help center's pages. */
function FilterChips({ name, label, all, options }: FilterChipsProps) {
  return (
    <div className="filter" role="radiogroup" aria-label={label} data-label={label}>
      {[{ value: '', label: all }, ...options].map((option) => (
        <label key={option.value} className="chip filter-choice">
          <input className="visually-hidden" type="radio" name={name} value={option.value} defaultChecked={!option.value} />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** The query in the form's uncontrolled fields, kept in sync with the address; undefined until they were read. */
function useQuery(form: RefObject<HTMLFormElement | null>) {
  const [query, setQuery] = useState<Query>();

  const syncFromFields = useCallback(() => setQuery(readFields(form.current)), [form]);

  const setFields = useCallback(
    (values: Partial<Query>) => {
      for (const control of form.current?.querySelectorAll('input') ?? []) {
        const value = values[control.name as keyof Query];
        if (value === undefined) continue;
        // Not by `RadioNodeList.value`, with which Chrome does not choose an empty value.
        if (control.type === 'radio') control.checked = control.value === value;
        else control.value = value;
      }
      syncFromFields();
    },
    [form, syncFromFields],
  );

  // Input typed before hydration wins over the address. Without a query, focus the field.
  useEffect(() => {
    const fromAddress = readAddress(location);
    const entered = readFields(form.current);
    if (!entered.q && !fromAddress.q && document.activeElement === document.body) form.current?.querySelector('input')?.focus();
    const first = (name: keyof Query) => entered[name] || fromAddress[name];
    setFields({ q: first('q'), problem: first('problem'), kind: first('kind') });
    // Scroll the selected chips into view.
    for (const row of form.current?.querySelectorAll<HTMLElement>('.filter') ?? []) {
      const chip = row.querySelector<HTMLElement>(':has(> :checked)');
      if (chip) scrollToChip(row, chip);
    }
  }, [form, setFields]);

  useEffect(() => {
    if (query) writeAddress(query);
  }, [query]);

  return { query, syncFromFields, setFields };
}

/** The query in the fields of a form. */
function readFields(form: HTMLFormElement | null): Query {
  const entered = new FormData(form ?? undefined);
  const field = (name: keyof Query) => String(entered.get(name) ?? '');
  return { q: field('q'), problem: field('problem'), kind: field('kind') };
}

/** The query in an address, without filters that do not exist. */
function readAddress(address: Location): Query {
  const { q = '', problem, kind } = pageParams(address);
  return {
    q: limitQuery(q),
    problem: problemIds.find((id) => id === problem) ?? '',
    kind: deviceKinds.find((known) => known === kind) ?? '',
  };
}

function writeAddress(query: Query): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(query))
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  try {
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  } catch {
    // Browsers limit these calls, Safari to 100 in 30 seconds. The next change writes the address.
  }
}
