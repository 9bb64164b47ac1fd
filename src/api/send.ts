import { ofetch } from 'ofetch';
import { ApiError } from './errors.ts';

export interface Outgoing {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | Blob;
  /** Milliseconds for the whole exchange, the response's body included */
  timeout: number;
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

/** ofetch's own time limit ends with the headers and its retries are on by default, so neither is used. */
export const send: Send = async ({ method, url, headers, body, timeout }) => {
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
