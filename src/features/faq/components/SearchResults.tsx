import { useEffect } from 'react';
import type { Answers, FoundAnswer } from '../../../stores/answers.ts';
import { rememberSearch } from '../../../stores/recent-searches.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Marked } from '../../../ui/marked/Marked.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Status } from '../../../ui/status/Status.tsx';

/** How many answers are shown if none is good. */
const maxGuesses = 3;

interface SearchResultsProps {
  /** Undefined while they cannot be searched */
  answers: Answers | undefined;
  q: string;
  /** Filters; empty for all */
  problem: string;
  kind: string;
  /** `answer` is the address of an answer without its id */
  hrefs: Readonly<Record<'answer' | 'topics', string>>;
}

/** The answers that a search finds; without a good one, the best guesses and where else to get help. */
export function SearchResults({ answers, q, problem, kind, hrefs }: SearchResultsProps) {
  const t = useT();
  /** Undefined while nothing is searched */
  const found = isSearchable(q.trim()) ? answers?.find(q, { problem, device: kind }) : undefined;
  const good = found?.filter((answer) => answer.good) ?? [];
  const outcome = good.length > 0 ? t('help.answers', { count: good.length }) : t('help.none');
  const list = { q, href: hrefs.answer };
  useFailedSearch(found && good.length === 0 && !problem && !kind ? q : '');
  return (
    <>
      <Status text={found ? outcome : ''} about={q} />
      {good.length > 0 && <AnswerList {...list} title={outcome} answers={good} data-results="" />}
      {found && good.length === 0 && (
        <>
          <div data-results tabIndex={-1}>
            <EmptyState icon="search" title={outcome} text={t('help.noneText')}>
              <Button href={hrefs.topics}>{t('help.topics')}</Button>
            </EmptyState>
          </div>
          {found.length > 0 && <AnswerList {...list} title={t('help.perhaps')} answers={found.slice(0, maxGuesses)} />}
        </>
      )}
    </>
  );
}

/** Milliseconds after which a search is not just a word that is still typed. */
const settledAfter = 3000;

/** Where the deployment wants to know, tells what is searched for in vain. @param q empty while a search is none or goes well */
function useFailedSearch(q: string): void {
  useEffect(() => {
    if (!__DEPLOYMENT__.helpStatistics || !q) return;
    const send = () => import('../../../stores/help-signals.ts').then(({ sendSearch }) => sendSearch(q)).catch(() => undefined);
    const timer = setTimeout(() => void send(), settledAfter);
    return () => clearTimeout(timer);
  }, [q]);
}

interface AnswerListProps {
  title: string;
  answers: readonly FoundAnswer[];
  q: string;
  /** The address of an answer without its id */
  href: string;
  /** Where the focus goes after a search */
  'data-results'?: '';
}

function AnswerList({ title, answers, q, href, ...rest }: AnswerListProps) {
  return (
    <section className="answers" tabIndex={-1} {...rest}>
      <h2>{title}</h2>
      <ul className="answers-list">
        {answers.map((answer) => (
          <Result
            key={answer.id}
            answer={answer}
            href={`${href}/${answer.id}`}
            onOpen={() => void rememberSearch('answers', q.trim())}
          />
        ))}
      </ul>
    </section>
  );
}

/** One letter of an alphabet asks for nothing yet. */
const isSearchable = (query: string): boolean => query.length > 1 || /[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(query);

function Result({ answer, href, onOpen }: { answer: FoundAnswer; href: string; onOpen(): void }) {
  const { title, description, marks } = answer;
  return (
    <li>
      <a href={href} onClick={onOpen}>
        <span>
          <Marked text={title} ranges={marks.title} />
          <small>
            <Marked text={description} ranges={marks.description} />
          </small>
        </span>
      </a>
    </li>
  );
}
