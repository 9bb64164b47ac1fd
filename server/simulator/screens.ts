import titles from '../../content/en/strings/titles.json' with { type: 'json' };
import type { LocaleCode } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { type Route, routes } from '../../src/routes/table.ts';

/** One row of the reference shell's list. */
export interface Screen {
  name: string;
  title: string;
  /** Without a language; `:id` still in it where the reader of the list may fill it in */
  path: string;
  /** Something to put in for `:id` */
  example?: string;
  /** Whether the site has its page in the asked language */
  built: boolean;
}

/** The page that tries the app's functions (tools/build/shell-check.ts): no route, and in no other language. */
const shellCheck: Omit<Screen, 'built'> = { name: 'shellCheck', title: 'Shell check', path: '/shell-check' };

/** From how many pages on a route is one row with a field for the rest of its address. */
const many = 12;

/** How many pages are asked for at once: a development server builds each when it is asked for. */
const concurrency = 6;

/**
 * Every screen of the route table and the check of the app, and whether it is there, by asking the site.
 *
 * @param examples ids for `:id` routes, by the route's name
 */
export async function screens(
  site: string,
  locale: LocaleCode,
  examples: Partial<Record<Route['name'], string>>,
): Promise<Screen[]> {
  const rows = [shellCheck, ...routes.flatMap((route) => rowsOf(route, examples[route.name]))];
  const built: boolean[] = [];
  const ask = async (from: number): Promise<void> => {
    const row = rows[from];
    if (!row) return;
    const path = row.path.replace(/:\w+/, row.example ?? '1');
    built[from] = await exists(site + (row === shellCheck ? path : localeHref(path, locale)), row.name === 'notFound');
    await ask(from + concurrency);
  };
  await Promise.all(Array.from({ length: concurrency }, (_, index) => ask(index)));
  return rows.map((row, index) => ({ ...row, built: built[index] ?? false }));
}

function rowsOf(route: Route, example: string | undefined): Omit<Screen, 'built'>[] {
  const title = route.title ? (titles as Record<string, string>)[route.title] : undefined;
  const row = { name: route.name, title: title ?? route.name };
  const param = /\[(\w+)\]/.exec(route.path)?.[0];
  if (!param) return [{ ...row, path: route.path, ...(route.path.includes(':') && { example: example ?? '1' }) }];
  const values = route.variants ?? [];
  if (values.length < many) return values.map((value) => ({ ...row, path: route.path.replace(param, value) }));
  return [{ ...row, path: route.path.replace(/\[(\w+)\]/, ':$1'), ...(values[0] && { example: values[0] }) }];
}

/** @param missing whether the page is the one that says that nothing is there */
async function exists(address: string, missing: boolean): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined);
  return answer?.ok || (missing && answer?.status === 404) || false;
}
