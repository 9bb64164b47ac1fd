import { ApiError } from '../src/api/errors.ts';
import { retryAfterOf, type Send } from '../src/api/send.ts';

/** What `sendByXhr` is in a browser, for tests that run the real client outside of one: the time limit covers the body too. */
export const sendByFetch: Send = async ({ method, url, headers, body, timeout }) => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const response = await fetch(url, { method, headers, signal: abort.signal, credentials: 'omit', ...(body && { body }) });
    return { text: await response.text(), retryAfter: retryAfterOf(response.headers.get('Retry-After')) };
  } catch {
    throw new ApiError(abort.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
};
