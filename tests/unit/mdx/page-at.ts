import { type GuidePage, guidePages } from '../../../src/mdx/guide-pages.ts';

/** The guide's page at an address. @throws RangeError when the table has none there */
export function pageAt(path: string): GuidePage {
  const page = guidePages.find((one) => one.path === path);
  if (!page) throw new RangeError(`src/routes/table.ts has no guide at ${path}`);
  return page;
}
