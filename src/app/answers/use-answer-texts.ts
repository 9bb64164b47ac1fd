import { useEffect, useState } from 'react';
import type { Answers } from '../../stores/answers.ts';
import { whenReleased } from '../form/when-released.ts';

/**
 * Loads the texts of the answers.
 *
 * @param wanted whether there are results to show, or about to be
 * @returns the answers, as soon as possible with their texts: until then, less is found, and results have titles only
 */
export function useAnswerTexts(answers: Answers | undefined, wanted: boolean): Answers | undefined {
  const [complete, setComplete] = useState<Answers>();
  useEffect(() => {
    if (!answers || !wanted) return;
    answers.loadTexts().then(
      (loaded) => whenReleased(() => setComplete(loaded)),
      () => undefined,
    );
  }, [answers, wanted]);
  return complete ?? answers;
}
