import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Screen } from '../../../app/screen/Screen.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import { deviceKinds } from '../../../contract/devices/list.ts';
import { problemIds } from '../../../contract/feedback/problem-ids.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { type AnswerFiles, type Answers, loadAnswers } from '../../../stores/answers.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { RecentSearches } from '../components/RecentSearches.tsx';
import { SearchResults } from '../components/SearchResults.tsx';
import { scrollToChip } from '../components/scroll-to-chip.ts';
import '../../../ui/field/field.css';
import '../components/filter.css';
import '../components/help.css';
import './search-faq.css';

/** `answer` and `list` are the addresses of an answer and of a list without its id. */
type Props = ScreenProps<'answer' | 'list' | 'topics' | keyof AnswerFiles>;

/** The entered search. It is stored in the address, to be shared and to be there again after going back. */
interface Query {
  q: string;
  problem: string;
  kind: string;
}

/** `/searchFaq`: searches the answers as one types, on the device. */
export function SearchFaq({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>{(user, known) => <Search {...{ user, known, hrefs }} />}</Anybody>
    </Screen>
  );
}

interface SearchProps extends Pick<Props, 'hrefs'> {
  user: UserInfo | undefined;
  known: boolean;
}

function Search({ user, known, hrefs }: SearchProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { query, read, write } = useQuery(form);
  const { answers, load } = useAnswers(hrefs);
  return (
    <search>
      <form
        className="help"
        ref={form}
        onInput={read}
        onSubmit={(event) => {
          event.preventDefault();
          // Closes a phone's keyboard, and leads a screen reader to what was found.
          event.currentTarget.querySelector<HTMLElement>('[data-results]')?.focus();
        }}
      >
        <div className="search-box">
          <label className="visually-hidden" htmlFor="q">
            {t('help.searchLabel')}
          </label>
          <input
            className="control"
            id="q"
            name="q"
            type="search"
            placeholder={t('help.searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button variant="primary" type="submit">
            <Icon name="search" />
            <span className="visually-hidden">{t('help.search')}</span>
          </Button>
        </div>
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
        {answers === 'failed' && (
          <EmptyState icon="offline" title={t('help.searchFailed')}>
            <Button onClick={load}>{t('common.retry')}</Button>
          </EmptyState>
        )}
        <RecentSearches {...{ user, known }} hidden={query.q.trim() !== ''} onChoose={(q) => write({ q })} />
        <SearchResults {...query} answers={answers === 'failed' ? undefined : answers} hrefs={hrefs} />
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

/** The query in the form's uncontrolled fields, kept in sync with the address. */
function useQuery(form: RefObject<HTMLFormElement | null>) {
  const [query, setQuery] = useState<Query>({ q: '', problem: '', kind: '' });

  const read = useCallback(() => setQuery(enteredIn(form.current)), [form]);

  const write = useCallback(
    (values: Partial<Query>) => {
      for (const [name, value] of Object.entries(values)) {
        const control = form.current?.elements.namedItem(name);
        if (control instanceof HTMLInputElement || control instanceof RadioNodeList) control.value = value;
      }
      read();
    },
    [form, read],
  );

  // What was entered before hydration wins over the address. Whoever comes without a search is about to type one.
  useEffect(() => {
    const asked = askedBy(location);
    const entered = enteredIn(form.current);
    if (!entered.q && !asked.q && document.activeElement === document.body) form.current?.querySelector('input')?.focus();
    const first = (name: keyof Query) => entered[name] || asked[name];
    write({ q: first('q'), problem: first('problem'), kind: first('kind') });
    // What is chosen is in view.
    for (const row of form.current?.querySelectorAll<HTMLElement>('.filter') ?? []) {
      const chip = row.querySelector<HTMLElement>(':has(> :checked)');
      if (chip) scrollToChip(row, chip);
    }
  }, [form, write]);

  useEffect(() => {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(query))
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [query]);

  return { query, read, write };
}

/** The query in the fields of a form. */
function enteredIn(form: HTMLFormElement | null): Query {
  const entered = new FormData(form ?? undefined);
  const field = (name: keyof Query) => String(entered.get(name) ?? '');
  return { q: field('q'), problem: field('problem'), kind: field('kind') };
}

/** The query in an address, without filters that do not exist. */
function askedBy(address: Location): Query {
  const { q = '', problem, kind } = pageParams(address);
  return {
    q,
    problem: problemIds.find((id) => id === problem) ?? '',
    kind: deviceKinds.find((known) => known === kind) ?? '',
  };
}

/** The searchable answers; undefined while they are loading. `load` tries again. */
function useAnswers({ index, texts }: AnswerFiles) {
  const [answers, setAnswers] = useState<Answers | 'failed'>();
  const load = useCallback(() => {
    setAnswers(undefined);
    loadAnswers({ index, texts }).then(setAnswers, () => setAnswers('failed'));
  }, [index, texts]);
  useEffect(load, [load]);
  return { answers, load };
}
