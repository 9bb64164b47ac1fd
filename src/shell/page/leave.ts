/**
 * Goes away from this page, and says so before by a `companion:leave` event on the window: whoever prevents that may go on with
 * `detail.proceed()` later, as the leave guard of a form does after its question.
 */
export function leave(proceed: () => void): void {
  if (dispatchEvent(new CustomEvent('companion:leave', { cancelable: true, detail: { proceed } }))) proceed();
}
