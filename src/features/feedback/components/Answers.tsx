import { useEffect, useMemo } from 'react';
import { useAnswerTexts } from '../../../app/answers/use-answer-texts.ts';
import { useAnswers } from '../../../app/answers/use-answers.ts';
import type { SearchFilter } from '../../../lib/search/entry.ts';
import { isSearchable } from '../../../lib/search/is-searchable.ts';
import type { Found, SearchResult } from '../../../lib/search/search.ts';
import type { AnswerFiles, Answers as StoredAnswers } from '../../../stores/answers.ts';
import { Marked } from '../../../ui/marked/Marked.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** How many answers are offered at most, so that the report stays on the screen. */
const maxAnswers = 3;

/** An answer that is offered; its title has marks where it was found by what was written. */
type Offer = Pick<SearchResult, 'id' | 'title'> & Partial<Pick<SearchResult, 'marks'>>;

export interface AnswersProps {
  /** `answer` is the address of an answer without its id */
  hrefs: Readonly<Record<'answer', string>> & AnswerFiles;
  /** What was written; until there is something to search for, the common answers are offered */
  query: string;
  /** Empty where none is chosen */
  problem: string;
  device: string;
  /** The id of an answer that did not help; empty without one */
  article: string;
  /** Called with the problem that `article` is about */
  onArticle(article: { problem: string }): void;
}

/** Answers that may help, each with its short text, so that one can read it without leaving the report. */
export function Answers({ hrefs, query, problem, device, article, onArticle }: AnswersProps) {
  const t = useT();
  const filter = useMemo(() => ({ problem: problem === 'other' ? '' : problem, device }), [problem, device]);
  const { answers } = useAnswers(hrefs);
  const all = useAnswerTexts(answers, query !== '' || filter.problem !== '');
  const read = article ? all?.get(article) : undefined;
  useEffect(() => {
    if (read?.problem) onArticle({ problem: read.problem });
  }, [read, onArticle]);

  const findAnswers = useMemo(() => createReportSearch(all, filter), [all, filter]);
  const common = all && filter.problem ? all.matching(filter) : [];
  const offers: readonly Offer[] = query ? findAnswers(query) : common;
  const found = offers.filter(({ id }) => id !== article).slice(0, maxAnswers);
  return (
    <>
      {read && <p className="form-notice">{t('feedback.read', { title: read.title })}</p>}
      {/* Said once, not at every letter: the answers themselves may change with each. */}
      <p className="visually-hidden" role="status">
        {found.length > 0 && t('feedback.mayHelp')}
      </p>
      {found.length > 0 && (
        <section className="found-answers">
          <p className="field-hint" aria-hidden="true">
            {t('feedback.mayHelp')}
          </p>
          {found.map(({ id, title, marks = [] }) => (
            <details key={id}>
              <summary>
                <Marked text={title} ranges={marks} />
              </summary>
              <p>{all?.descriptionOf(id)}</p>
              <a href={`${hrefs.answer}/${id}`}>{t('feedback.readMore')}</a>
            </details>
          ))}
        </section>
      )}
    </>
  );
}

/**
 * Searches a report, which may ask several questions: each sentence is a query. Only the sentences that changed since the last call are
 * searched again.
 *
 * @returns the certain results, each once, the best first
 */
function createReportSearch(answers: StoredAnswers | undefined, filter: SearchFilter) {
  let cache = new Map<string, Found['results']>();
  return (report: string): SearchResult[] => {
    const sentences = report.split(/[.!?;\n。！？；]+/).filter(isSearchable);
    cache = new Map(
      sentences.map((sentence) => [sentence, cache.get(sentence) ?? answers?.find(sentence, filter).results ?? []]),
    );
    return [...cache.values()]
      .flat()
      .filter(({ certain, pages }) => certain && !pages)
      .sort((a, b) => b.score - a.score)
      .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
  };
}
