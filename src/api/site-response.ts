/**
 * A file of the site's own as everybody gets it, still arriving: with the reader's cookies a host might answer in another language.
 * Without ofetch, which not every page loads. Whatever the status: compare what arrives with what is expected.
 *
 * @param path from the site's root
 * @param stop ends the download
 * @throws TypeError without a network
 */
export const fetchSiteFile = (path: string, stop: AbortSignal): Promise<Response> =>
  fetch(new Request(path, { credentials: 'omit', cache: 'no-cache', signal: stop }));
