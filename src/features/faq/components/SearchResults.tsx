import { useEffect } from 'react';
import { useAnswerTexts } from '../../../app/answers/use-answer-texts.ts';
import { deviceKinds } from '../../../contract/devices/list.ts';
import type { Answers, FoundAnswer } from '../../../stores/answers.ts';
import { rememberSearch } from '../../../stores/recent-searches.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Marked } from '../../../ui/marked/Marked.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Status } from '../../../ui/status/Status.tsx';

interface SearchResultsProps {
  /** Undefined while they cannot be searched */
  answers: Answers | undefined;
  q: string;
  /** Filters; empty for all */
  problem: string;
  kind: string;
  /** `answer` and `list` are the addresses of an answer and of a list without its id */
  hrefs: Readonly<Record<'answer' | 'list' | 'topics', string>>;
}

/** The answers that a search finds, and those that are near it; without any, where else to get help. */
export function SearchResults({ answers, q, problem, kind, hrefs }: SearchResultsProps) {
  const t = useT();
  /** Undefined while nothing is searched */
  const found = isSearchable(q.trim()) ? answers?.find(q, { problem, device: kind }) : undefined;
  const results = found?.results ?? [];
  useAnswerTexts(answers, results.length > 0);
  const certain = results.filter((answer) => answer.certain);
  const near = results.filter((answer) => !answer.certain);
  const lists = [
    { title: t('help.answers', { count: certain.length }), answers: certain },
    { title: t('help.perhaps'), answers: near },
  ].filter((list) => list.answers.length > 0);
  const outcome = lists[0]?.title ?? t('help.none');
  useFailedSearch(found && certain.length === 0 && !problem && !kind ? q : '');
  return (
    <>
      <Status text={found ? outcome : ''} about={q} />
      <div className="results" data-results="" tabIndex={-1}>
        {found?.unknownNumber && <UnknownNumber number={found.unknownNumber} list={hrefs.list} />}
        {found?.instead && <p className="answers-label">{t('help.instead', { query: found.instead })}</p>}
        {lists.map((list) => (
          <AnswerList key={list.title} {...list} descriptionOf={answers?.descriptionOf} q={q} href={hrefs.answer} />
        ))}
        {found && lists.length === 0 && (
          <EmptyState icon="search" title={outcome} text={t('help.noneText')}>
            <Button href={hrefs.topics}>{t('help.topics')}</Button>
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** Says that no text has a number, such as that of an error, and leads to the messages that there are. @param list an address without its id */
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
  descriptionOf: Answers['descriptionOf'] | undefined;
  q: string;
  /** The address of an answer without its id */
  href: string;
}

function AnswerList({ title, answers, descriptionOf, q, href }: AnswerListProps) {
  return (
    <section className="answers">
      <h2>{title}</h2>
      <ul className="answers-list">
        {answers.map((answer) => (
          <Result
            key={answer.id}
            answer={answer}
            description={descriptionOf?.(answer.id)}
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

interface ResultProps {
  answer: FoundAnswer;
  description: string | undefined;
  href: string;
  onOpen(): void;
}

/**
 * An answer, as the sentence that answers the search or, without one, in short; the link leads to where the sentence stands. A guide
 * that is written for each model has a link for each.
 */
function Result({ answer, description, href, onOpen }: ResultProps) {
  const t = useT();
  const { title, marks, quote, pages = [] } = answer;
  const words = (
    <span>
      <Marked text={title} ranges={marks} />
      <small>
        {pages.length > 0 && <b>{t('help.guide')} </b>}
        <Marked text={quote?.text ?? description ?? ''} ranges={quote?.marks ?? []} />
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
