import { ApiError } from './errors.ts';
import { retryAfterOf, type Send } from './send.ts';

/**
 * Sends by `XMLHttpRequest`, which alone reports the progress of an upload.
 *
 * @param onProgress receives the share of the body that has left, 0 to 1
 */
export const sendWithProgress =
  (onProgress: (share: number) => void): Send =>
  ({ method, url, headers, body, timeout }) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(method, url);
      xhr.timeout = timeout;
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
      // From the list of all: asking for a header that the server does not expose is an error in the console.
      const retryAfter = () => /^retry-after: *(.*?)\s*$/im.exec(xhr.getAllResponseHeaders())?.[1];
      xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText, retryAfter: retryAfterOf(retryAfter()) });
      xhr.onerror = xhr.onabort = () => reject(new ApiError('network'));
      xhr.ontimeout = () => reject(new ApiError('timeout'));
      xhr.send(body);
    });
