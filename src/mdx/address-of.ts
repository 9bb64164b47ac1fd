import { href, localeHref } from '../routes/href.ts';
import { type RouteName, routes } from '../routes/table.ts';
import type { GuideContext } from './guide-context.ts';
import { pageLike } from './guide-pages.ts';

/**
 * The address that a writer's link leads to. A route's name becomes its address in the page's language, for the same model or
 * brand; a part of this page and the web stay as they are.
 *
 * @param link `googleHomeBind`, `googleHomeBind#link-3`, `#water` or `https://…`
 * @throws RangeError when it is none of these, or the route has no page for this model or brand
 */
export function addressOf(link: string, { page, pageLocale }: Pick<GuideContext, 'page' | 'pageLocale'>): string {
  if (/^(#|https:\/\/|mailto:|tel:)/.test(link)) return link;
  const [, name = '', hash = ''] = /^(\w+)(#[\w-]+)?$/.exec(link) ?? [];
  const route = routes.find((row) => row.name === name);
  const guide = pageLike(page, name as RouteName);
  if (!route || (route.guide && !guide) || (!route.guide && /[[:]/.test(route.path)))
    throw new RangeError(
      `The guide of ${page.path} links to "${link}", which is no name of src/routes/table.ts with a page for it`,
    );
  return (guide ? localeHref(guide.path, pageLocale) : href(route.name as 'home', pageLocale)) + hash;
}
