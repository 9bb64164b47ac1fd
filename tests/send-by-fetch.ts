import { ApiError } from '../src/api/errors.ts';
import { type Reply, retryAfterOf, type Send } from '../src/api/send.ts';

/**
 * What `sendByXhr` is in a browser, for tests that run the real client outside of one: the time limit covers the body too.
 *
 * @param giveUp ends the wait as the time limit does, for tests that do not want to wait for it
 */
export const sendByFetch = async (
  { method, url, headers, body, timeout }: Parameters<Send>[0],
  giveUp?: AbortSignal,
): Promise<Reply> => {
  const limit = AbortSignal.timeout(timeout);
  const signal = giveUp ? AbortSignal.any([limit, giveUp]) : limit;
  try {
    const response = await fetch(url, { method, headers, signal, credentials: 'omit', ...(body && { body }) });
    return { text: await response.text(), retryAfter: retryAfterOf(response.headers.get('Retry-After')) };
  } catch {
    throw new ApiError(signal.aborted ? 'timeout' : 'network');
  }
};
