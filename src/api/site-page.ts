import { loadSiteText } from './site-file.ts';

/**
 * A page of the site's own, of which another one shows a part. It comes without its styles, which the other's policy forbids.
 *
 * @param path from the site's root
 * @throws ApiError
 */
export async function loadSitePage(path: string): Promise<Document> {
  const html = (await loadSiteText(path)).replace(/<style>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
