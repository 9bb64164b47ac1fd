import { ApiError } from './errors.ts';
import { send } from './send.ts';

/**
 * A text of the site's own.
 *
 * @param path from the site's root
 * @throws ApiError
 */
export async function loadSiteText(path: string): Promise<string> {
  const { status, text } = await send({ method: 'GET', url: path, headers: {}, timeout: 15_000 });
  if (status !== 200) throw new ApiError('malformed');
  return text;
}

/**
 * A file of the site's own that a page needs only now: data that was made with the page, and is trusted as it is.
 *
 * @param path from the site's root
 * @throws ApiError
 */
export async function loadSiteFile<T>(path: string): Promise<T> {
  const text = await loadSiteText(path);
  try {
    return JSON.parse(text) as T;
  } catch {
    // The 404 page of a host, most likely.
    throw new ApiError('malformed');
  }
}
