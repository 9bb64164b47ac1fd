import { atom } from 'nanostores';

export interface Question {
  text: string;
  /** A quieter second sentence */
  detail?: string;
  confirm: string;
  cancel: string;
  /** The confirming button destroys something */
  danger?: boolean;
  answer(confirmed: boolean): void;
}

/** The question that the page's one confirmation dialog shows. */
export const $question = atom<Question | undefined>();

/** Asks and waits: true when confirmed, false when cancelled, closed, or replaced by another question. */
export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  $question.get()?.answer(false);
  return new Promise((resolve) => {
    $question.set({
      ...question,
      answer(confirmed) {
        $question.set(undefined);
        resolve(confirmed);
      },
    });
  });
}
