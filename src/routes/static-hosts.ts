import type { Published } from '../contract/deployment.ts';
import { localeIds, sourceId } from '../i18n/locale-ids.ts';
import { cacheControl, immutableFolders, siteHeaders } from './response-headers.ts';
import { rewrites } from './rewrites.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: one line per rewrite, then each language's 404 page. (Cloudflare finds
 * the nearest 404 page by itself and skips those lines.) Neither can read a cookie's value, so the language of an address
 * without one is chosen in the page there.
 */
export function redirectsFile(): string {
  return [
    ...rewrites.map(({ prefix, page }) => `${prefix}:id ${page} 200`),
    ...localeIds.filter(({ code }) => code !== sourceId.code).map(({ code }) => `/${code}/* /${code}/404.html 404`),
    '',
  ].join('\n');
}

/** `_headers`, as the same hosts read it. */
export function headersFile(published: Published): string {
  return [
    '/*',
    ...Object.entries(siteHeaders(published)).map(([name, value]) => `  ${name}: ${value}`),
    ...immutableFolders.flatMap((folder) => [`${folder}*`, '  ! Cache-Control', `  Cache-Control: ${cacheControl.immutable}`]),
    '',
  ].join('\n');
}
