import { type Ref, useEffect, useMemo } from 'react';
import { useAnswerTexts } from '../../../app/answers/use-answer-texts.ts';
import type { AnswersState } from '../../../app/answers/use-answers.ts';
import { deviceKinds } from '../../../contract/devices/list.ts';
import type { SearchFilter } from '../../../lib/search/entry.ts';
import { isSearchable } from '../../../lib/search/is-searchable.ts';
import type { Found, SearchResult } from '../../../lib/search/search.ts';
import type { Answers } from '../../../stores/answers.ts';
import { rememberSearch } from '../../../stores/recent-searches.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Marked } from '../../../ui/marked/Marked.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { Status } from '../../../ui/status/Status.tsx';

interface SearchResultsProps {
  /** Focused when a search is submitted */
  ref: Ref<HTMLElement>;
  state: AnswersState;
  q: string;
  /** Filters; empty for all */
  problem: string;
  kind: string;
  /** `answer` and `list` are the addresses of an answer and of a list without its id */
  hrefs: Readonly<Record<'answer' | 'list' | 'topics', string>>;
  onClearFilters(): void;
}

/** Whether there is something to search for or to filter by. */
export const isSearching = ({ q, problem, kind }: Pick<SearchResultsProps, 'q' | 'problem' | 'kind'>): boolean =>
  isSearchable(q) || problem !== '' || kind !== '';

/** What a row shows. */
type Row = Pick<SearchResult, 'id' | 'title' | 'pages' | 'marks' | 'quote' | 'certain'>;

/** The answers that a search finds, and possible ones; without any, where else to get help. */
export function SearchResults({ ref, state, q, problem, kind, hrefs, onClearFilters }: SearchResultsProps) {
  const t = useT();
  const { answers } = state;
  const filtered = problem !== '' || kind !== '';
  const searching = isSearching({ q, problem, kind });
  const textsLoaded = useAnswerTexts(answers, searching);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the texts are loaded, results quote them
  const found = useMemo(
    () => (searching ? answers && resultsOf(answers, q, { problem, device: kind }) : undefined),
    [answers, searching, q, problem, kind, textsLoaded],
  );
  const certain = found?.results.filter((answer) => answer.certain) ?? [];
  const possible = found?.results.filter((answer) => !answer.certain) ?? [];
  const lists = [
    { key: 'certain', title: t('help.answers', { count: certain.length }), answers: certain },
    { key: 'possible', title: t('help.perhaps'), answers: possible },
  ].filter((list) => list.answers.length > 0);
  const outcome = [
    found?.unknownNumber && t('help.noNumber', { number: found.unknownNumber }),
    found?.instead && t('help.instead', { query: found.instead }),
    found && (lists[0]?.title ?? t('help.none')),
    state.status === 'failed' && t('help.searchFailed'),
  ]
    .filter(Boolean)
    .join('. ');
  const everything = filtered && certain.length === 0 && <Button onClick={onClearFilters}>{t('help.searchAll')}</Button>;
  const isEmpty = found !== undefined && lists.length === 0;
  const hasNothing = isEmpty || state.status === 'failed';
  useFailedSearchReport(found && certain.length === 0 && !filtered ? q : '');
  return (
    <>
      <Status text={outcome} about={`${q} ${problem} ${kind}`} />
      {/* Its name leaves the outcome to the status, which says it once. The attribute shows the common answers (search-faq.css). */}
      <section
        className="results"
        ref={ref}
        tabIndex={-1}
        aria-label={outcome ? t('help.search') : undefined}
        data-empty={hasNothing || undefined}
        data-loading={!textsLoaded || undefined}
      >
        {state.status === 'loading' && searching && <Skeleton rows={6} />}
        {state.status === 'failed' && (
          <EmptyState icon="offline" title={t('help.searchFailed')}>
            <Button onClick={state.retry}>{t('common.retry')}</Button>
          </EmptyState>
        )}
        {found?.unknownNumber && <UnknownNumber number={found.unknownNumber} list={hrefs.list} />}
        {found?.instead && <p className="quiet">{t('help.instead', { query: found.instead })}</p>}
        {lists.map(({ key, ...list }) => (
          <AnswerList key={key} {...list} summaryOf={answers?.summaryOf} q={q} href={hrefs.answer} />
        ))}
        {lists.length > 0 && everything}
        {isEmpty && (
          <EmptyState icon="search" title={t('help.none')} text={t('help.noneText')}>
            {everything}
            <Button href={hrefs.topics}>{t('help.topics')}</Button>
          </EmptyState>
        )}
      </section>
    </>
  );
}

/** What a query finds; without one, everything that the filter admits. */
function resultsOf(answers: Answers, q: string, filter: SearchFilter): Omit<Found, 'results'> & { results: readonly Row[] } {
  if (isSearchable(q)) return answers.find(q, filter);
  return { results: answers.matching(filter).map((entry) => ({ ...entry, certain: true, marks: [], quote: undefined })) };
}

/** Says that no text mentions a number, such as that of an error, and links to the known error messages. @param list an address without its id */
function UnknownNumber({ number, list }: { number: string; list: string }) {
  const t = useT();
  return (
    <section className="answers">
      <h2>{t('help.noNumber', { number })}</h2>
      <div className="answers-list">
        <div className="answers-models">
          {t('help.errors')}
          <ul className="chips">
            {deviceKinds.map((kind) => (
              <li key={kind}>
                <a className="chip" href={`${list}/errors-${kind}`}>
                  {t(`help.kind-${kind}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Milliseconds. A query that stays unchanged this long counts as finished. */
const failedSearchDelay = 3000;

/** Reports searches without a certain result, if the deployment collects them. @param q empty if there is none to report */
function useFailedSearchReport(q: string): void {
  useEffect(() => {
    if (!__DEPLOYMENT__.helpStatistics || !q) return;
    const send = () => import('../../../stores/help-signals.ts').then(({ sendSearch }) => sendSearch(q)).catch(() => undefined);
    const timer = setTimeout(() => void send(), failedSearchDelay);
    return () => clearTimeout(timer);
  }, [q]);
}

interface AnswerListProps {
  title: string;
  answers: readonly Row[];
  summaryOf: Answers['summaryOf'] | undefined;
  q: string;
  /** The address of an answer without its id */
  href: string;
}

function AnswerList({ title, answers, summaryOf, q, href }: AnswerListProps) {
  return (
    <section className="answers">
      <h2>{title}</h2>
      <ul className="answers-list">
        {answers.map((answer) => (
          <Result
            key={answer.id}
            answer={answer}
            summary={summaryOf?.(answer.id)}
            href={`${href}/${answer.id}`}
            onOpen={() => void (isSearchable(q) && rememberSearch('answers', q.trim()))}
          />
        ))}
      </ul>
    </section>
  );
}

interface ResultProps {
  answer: Row;
  summary: string | undefined;
  href: string;
  onOpen(): void;
}

/**
 * An answer with the sentence that answers the query, to which it links, or else with the first of its short text. A guide with a
 * page per model has a link for each.
 */
function Result({ answer, summary, href, onOpen }: ResultProps) {
  const t = useT();
  const { title, marks, quote, pages = [] } = answer;
  const words = (
    <span>
      <Marked text={title} ranges={marks} />
      <small>
        {pages.length > 0 && <b>{t('help.guide')} </b>}
        <Marked text={quote?.text ?? summary ?? ''} ranges={quote?.marks ?? []} />
      </small>
    </span>
  );
  if (pages.some(([, model]) => model)) {
    return (
      <li className="answers-models">
        {words}
        <ul className="chips">
          {pages.map(([path, model]) => (
            <li key={path}>
              <a className="chip" href={path} onClick={onOpen}>
                {model}
              </a>
            </li>
          ))}
        </ul>
      </li>
    );
  }
  return (
    <li>
      <a href={(pages[0]?.[0] ?? href) + (quote ? `#${quote.anchor}` : '')} onClick={onOpen}>
        {words}
      </a>
    </li>
  );
}
