import { useEffect, useState } from 'react';
import type { Answers } from '../../stores/answers.ts';
import { whenReleased } from '../form/when-released.ts';

/**
 * Loads the texts of the answers. Until then, and if they fail to load, less is found, and results have titles only.
 *
 * @param wanted whether there are results to show, or about to be
 * @returns whether they are loaded, or failed to load
 */
export function useAnswerTexts(answers: Answers | undefined, wanted: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!answers || !wanted) return;
    const settle = () => whenReleased(() => setSettled(true));
    answers.loadTexts().then(settle, settle);
  }, [answers, wanted]);
  return settled;
}
