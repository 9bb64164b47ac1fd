import { type Failure, failureEvent } from '../lib/failure.ts';

/**
 * Tells the owner's error hook of a failure that the page has dealt with (src/api/error-hook.ts). Only behind
 * `if (__DEPLOYMENT__.errorHook)`: without a hook no page carries a byte of it.
 */
export const reportToErrorHook = (failure: Failure): boolean => dispatchEvent(new CustomEvent(failureEvent, { detail: failure }));
