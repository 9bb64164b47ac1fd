import type { MiddlewareHandler } from 'astro';
import { refuseBrokenTexts } from './broken-texts.ts';
import { workOn } from './work.ts';

/** Puts what the bar shows, and the bar, at the end of a page; instead of a page whose texts are broken, says where. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  refuseBrokenTexts(url.pathname);
  const response = await next();
  const work = workOn(url.pathname);
  if (!work || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const json = JSON.stringify(work).replaceAll('<', '\\u003c');
  const bar = `<script type="application/json" id="translating">${json}</script><script type="module" src="/src/layouts/translating/bar.ts"></script>`;
  return new Response(
    (await response.text()).replace('</body>', () => `${bar}</body>`),
    response,
  );
};
