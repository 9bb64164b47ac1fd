import { ApiError } from './errors.ts';

export interface Outgoing {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | Blob;
  /** Milliseconds for the whole exchange, the answer's body included */
  timeout: number;
  /** Told the share of the body that has left, 0 to 1 */
  onProgress?: (share: number) => void;
}

export interface Reply {
  text: string;
  /** Milliseconds of the `Retry-After` header, where there is one */
  retryAfter?: number | undefined;
}

/** Carries one request: the HTTP status does not matter, the envelope's code says what happened. */
export type Send = (request: Outgoing) => Promise<Reply>;

/** The wait that a `Retry-After` header asks for, in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). */
export function retryAfterOf(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/**
 * By `XMLHttpRequest`: its time limit covers the answer's body, and it tells how much of a picture has left, which `fetch`
 * cannot.
 *
 * @throws ApiError `network` or `timeout`
 */
export const sendByXhr: Send = ({ method, url, headers, body, timeout, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    // From the list of all: asking for a header that the server does not expose is an error in the console.
    const retryAfter = () => /^retry-after: *(.*?)\s*$/im.exec(xhr.getAllResponseHeaders())?.[1];
    xhr.onload = () => resolve({ text: xhr.responseText, retryAfter: retryAfterOf(retryAfter()) });
    xhr.onerror = xhr.onabort = () => reject(new ApiError('network'));
    xhr.ontimeout = () => reject(new ApiError('timeout'));
    xhr.send(body);
  });
