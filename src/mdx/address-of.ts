import { localeHref } from '../routes/locale-prefix.ts';
import { routes } from '../routes/table.ts';
import type { GuideContext } from './guide-context.ts';
import { guidePages, pageLike, textIdsOf } from './guide-pages.ts';

/**
 * The address that a writer's link leads to. A route's name becomes its address in the page's language, for the same model or
 * brand, or of the answer named behind it; a part of this page and the web stay as they are.
 *
 * @param link `googleHomeBind`, `googleHomeBind#link-3`, `faqDetail/error-device-offline`, `#water` or `https://…`
 * @returns undefined where the guide is about a model that the route has no page for: the words stand there without a link
 * @throws RangeError when it is none of these
 */
export function addressOf(
  link: string,
  { page, pageLocale, model }: Pick<GuideContext, 'page' | 'pageLocale' | 'model'>,
): string | undefined {
  if (/^(#|https:\/\/|mailto:|tel:)/.test(link)) return link;
  const [, name = '', id, hash = ''] = /^(\w+)(?:\/([\w-]+))?(#[\w-]+)?$/.exec(link) ?? [];
  const route = routes.find((row) => row.name === name);
  const isGuide = route?.guide !== undefined;
  const guide = id ? guidePages.find((one) => one.route.name === name && one.variant === id) : pageLike(page, name);
  const target = isGuide || id ? guide : route;
  if (!target && isGuide && model && !id) return undefined;
  if (!target || /[[:]/.test(target.path)) {
    const several = isGuide && !id && !route.path.includes('[id]');
    throw new RangeError(
      `The guide of ${page.path} (${textIdsOf(page).join('.mdx, ')}.mdx) links to "${link}", which is no name of src/routes/table.ts with a page for it${several ? `. <Guides of="${name}" /> links to the one of each model or brand` : ''}`,
    );
  }
  return localeHref(target.path, pageLocale) + hash;
}
