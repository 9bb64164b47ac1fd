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

/** Carries one request: the HTTP status does not matter, the envelope's code says what happened. */
export type Send = (request: Outgoing) => Promise<string>;

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
    xhr.onload = () => resolve(xhr.responseText);
    xhr.onerror = xhr.onabort = () => reject(new ApiError('network'));
    xhr.ontimeout = () => reject(new ApiError('timeout'));
    xhr.send(body);
  });
