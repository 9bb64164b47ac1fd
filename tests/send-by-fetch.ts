import { ApiError } from '../src/api/errors.ts';
import type { Send } from '../src/api/send.ts';

/** What `sendByXhr` is in a browser, for tests that run the real client outside of one: the time limit covers the body too. */
export const sendByFetch: Send = async ({ method, url, headers, body, timeout }) => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const response = await fetch(url, { method, headers, signal: abort.signal, credentials: 'omit', ...(body && { body }) });
    return await response.text();
  } catch {
    throw new ApiError(abort.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
};
