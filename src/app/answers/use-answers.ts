import { useCallback, useEffect, useState } from 'react';
import { type AnswerFiles, type Answers, loadAnswers } from '../../stores/answers.ts';
import { whenReleased } from '../form/when-released.ts';

export type AnswersState =
  | { status: 'loading'; answers?: undefined }
  | { status: 'failed'; answers?: undefined; retry(): void }
  | { status: 'ready'; answers: Answers };

/** Loads the search over the answers in the page's language. */
export function useAnswers({ index, texts }: AnswerFiles): AnswersState {
  const [state, setState] = useState<AnswersState>({ status: 'loading' });
  const load = useCallback(() => {
    setState({ status: 'loading' });
    loadAnswers({ index, texts }).then(
      (answers) => whenReleased(() => setState({ status: 'ready', answers })),
      () => setState({ status: 'failed', retry: load }),
    );
  }, [index, texts]);
  useEffect(load, [load]);
  return state;
}
