import { useEffect, useState } from 'react';
import type { Answers } from '../../stores/answers.ts';

/** Loads the texts of answers once some are shown, and renders them again then. They are shown without texts that cannot be had. */
export function useAnswerTexts(answers: Answers | undefined, shown: boolean): void {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!answers || !shown) return;
    answers.loadTexts().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [answers, shown]);
}
