import { localeHref } from '../routes/locale-prefix.ts';
import { routes } from '../routes/table.ts';
import type { GuideContext } from './guide-context.ts';
import { pageLike } from './guide-pages.ts';

/**
 * The address that a writer's link leads to. A route's name becomes its address in the page's language, for the same model or
 * brand; a part of this page and the web stay as they are.
 *
 * @param link `googleHomeBind`, `googleHomeBind#link-3`, `#water` or `https://…`
 * @returns undefined where the guide is about a model that the route has no page for: the words stand there without a link
 * @throws RangeError when it is none of these
 */
export function addressOf(
  link: string,
  { page, pageLocale, model }: Pick<GuideContext, 'page' | 'pageLocale' | 'model'>,
): string | undefined {
  if (/^(#|https:\/\/|mailto:|tel:)/.test(link)) return link;
  const [, name = '', hash = ''] = /^(\w+)(#[\w-]+)?$/.exec(link) ?? [];
  const route = routes.find((row) => row.name === name);
  const isGuide = route?.guide !== undefined;
  const target = isGuide ? pageLike(page, name) : route;
  if (!target && isGuide && model) return undefined;
  if (!target || /[[:]/.test(target.path))
    throw new RangeError(
      `The guide of ${page.path} links to "${link}", which is no name of src/routes/table.ts with a page for it`,
    );
  return localeHref(target.path, pageLocale) + hash;
}
