import { whenReleased } from '../../../shell/page/when-released.ts';
import { type AnswerFiles, type Answers, loadAnswers } from '../../../stores/answers.ts';

/** The search over the answers in the page's language, and the texts that its results quote, as far as they are loaded. */
export interface AnswerLoader {
  readonly answers: Answers | undefined;
  /** Whether the index could not be loaded */
  readonly failed: boolean;
  /** Whether the texts are loaded, or failed to load: until then, and in that case, less is found, and results have titles only */
  readonly textsSettled: boolean;
  /** Loads the index, again after a failure */
  load(): void;
  /** @param wanted whether there are results to show */
  loadTexts(wanted: boolean): void;
}

/** @param onChange called once nothing is pressed, since rows come and grow with what was loaded */
export function createAnswerLoader(files: AnswerFiles, onChange: () => void): AnswerLoader {
  const state = { answers: undefined as Answers | undefined, failed: false, textsSettled: false };
  let textsWanted = false;
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next);
    onChange();
  };
  const settle = (next: Partial<typeof state>) => whenReleased(() => change({ ...next, textsSettled: true }));
  return Object.assign(state, {
    load() {
      change({ failed: false });
      loadAnswers(files).then(
        (answers) => whenReleased(() => change({ answers })),
        () => change({ failed: true }),
      );
    },
    loadTexts(wanted: boolean) {
      if (!state.answers) return;
      if (wanted && !textsWanted)
        state.answers.loadTexts().then(
          (answers) => settle({ answers }),
          () => settle({}),
        );
      textsWanted = wanted;
    },
  });
}
