import { ofetch } from 'ofetch';
import { ApiError } from './errors.ts';

export interface Outgoing {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | Blob;
  /** Milliseconds for the whole exchange, the response's body included */
  timeout: number;
  /** Receives the share of the body that has left, 0 to 1 */
  onProgress?: (share: number) => void;
}

export interface Reply {
  /** HTTP */
  status: number;
  text: string;
  /** Milliseconds of the `Retry-After` header, where there is one */
  retryAfter?: number | undefined;
}

/** Carries one request. Any HTTP status is a reply. @throws ApiError `network` or `timeout` */
export type Send = (request: Outgoing) => Promise<Reply>;

/** The wait that a `Retry-After` header asks for, in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). */
export function retryAfterOf(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Uploads that report their progress go by `XMLHttpRequest`, which alone can; all other requests by ofetch. */
export const send: Send = (request) => (request.onProgress ? sendByXhr(request) : sendByFetch(request));

/** ofetch's own time limit ends with the headers and its retries are on by default, so neither is used. */
const sendByFetch: Send = async ({ method, url, headers, body, timeout }) => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  try {
    const response = await ofetch.raw<string, 'text'>(url, {
      method,
      headers,
      body: body ?? null,
      signal: limit.signal,
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
    });
    const { status, _data: text = '' } = response;
    return { status, text, retryAfter: retryAfterOf(response.headers.get('Retry-After')) };
  } catch {
    throw new ApiError(limit.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
};

const sendByXhr: Send = ({ method, url, headers, body, timeout, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    // From the list of all: asking for a header that the server does not expose is an error in the console.
    const retryAfter = () => /^retry-after: *(.*?)\s*$/im.exec(xhr.getAllResponseHeaders())?.[1];
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText, retryAfter: retryAfterOf(retryAfter()) });
    xhr.onerror = xhr.onabort = () => reject(new ApiError('network'));
    xhr.ontimeout = () => reject(new ApiError('timeout'));
    xhr.send(body);
  });
