import { useEffect, useState } from 'react';
import { useAnswerTexts } from '../../../app/answers/use-answer-texts.ts';
import { whenReleased } from '../../../app/form/when-released.ts';
import type { SearchFilter } from '../../../lib/search/entry.ts';
import { type Answers as AllAnswers, type AnswerFiles, type FoundAnswer, loadAnswers } from '../../../stores/answers.ts';
import { Marked } from '../../../ui/marked/Marked.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** How many answers are offered at most, so that the report stays on the screen. */
const maxAnswers = 3;

/** An answer that is offered; its title has marks where it was found by what was written. */
type Offer = Pick<FoundAnswer, 'id' | 'title'> & Partial<Pick<FoundAnswer, 'marks'>>;

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
  const { index, texts } = hrefs;
  const [all, setAll] = useState<AllAnswers>();

  useEffect(() => {
    loadAnswers({ index, texts }).then(
      (loaded) => whenReleased(() => setAll(loaded)),
      () => undefined,
    );
  }, [index, texts]);

  const read = article ? all?.get(article) : undefined;
  useEffect(() => {
    if (read?.problem) onArticle({ problem: read.problem });
  }, [read, onArticle]);

  const filter = { ...(problem && problem !== 'other' && { problem }), ...(device && { device }) };
  const offers = all ? offersOf(all, query, filter) : [];
  const found = offers.filter(({ id }) => id !== article).slice(0, maxAnswers);
  useAnswerTexts(all, found.length > 0);
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

const offersOf = (all: AllAnswers, query: string, filter: SearchFilter): readonly Offer[] => {
  if (query) return findAnswers(all, query, filter);
  return filter.problem ? all.matching(filter) : [];
};

/** The certain results, each once, the best first. A report may ask several questions: each sentence is a query. */
function findAnswers(all: AllAnswers, query: string, filter: SearchFilter): FoundAnswer[] {
  const certain = query
    .split(/[.!?;\n。！？；]+/)
    .flatMap((sentence) => all.find(sentence, filter).results)
    .filter(({ certain, pages }) => certain && !pages)
    .sort((a, b) => a.score - b.score);
  return [...new Map(certain.map((answer) => [answer.id, answer])).values()].sort((a, b) => b.score - a.score);
}
