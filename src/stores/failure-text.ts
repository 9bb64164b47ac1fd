import type { ApiError } from '../api/errors.ts';
import { reportToErrorHook } from './report-to-error-hook.ts';
import { showToast } from './toasts.ts';

let texts = { error: 'Error', network: 'Error', timeout: 'Error' };

export type FailureTexts = typeof texts;

/** Sets the texts in the page's language. */
export const setFailureTexts = (translated: FailureTexts): void => {
  texts = translated;
};

/** What the user is told about a failed call: the server's own message, or ours (docs/spec.md §8). */
export function failureText(error: ApiError): string {
  if (error.reason === 'network') return texts.network;
  if (error.reason === 'timeout') return texts.timeout;
  return error.message || texts.error;
}

/** The same where there is no connection at all. */
export const networkFailureText = (): string => texts.network;

/** Shows a failed call as a toast (docs/spec.md §8), and reports it to the operator's error hook. */
export function reportFailure(error: ApiError): void {
  if (error.reason === 'wrongUser') return;
  if (__DEPLOYMENT__.errorHook) reportToErrorHook({ kind: 'api', message: error.reason });
  showToast(failureText(error));
}
