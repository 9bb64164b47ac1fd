import { localeIds } from '../i18n/locale-ids.ts';
import { localeHref } from './locale-prefix.ts';
import { runtimePaths } from './runtime-routes.ts';

/** An address whose end is known only at run time, and the page that serves it. */
export interface Rewrite {
  /** Everything before the id, with its last slash: `/de/rmaDetail/` */
  prefix: string;
  /** `/de/rmaDetail` */
  page: string;
}

/** The rewrites of every `:id` route in every language (docs/spec.md §2). */
export const rewrites: readonly Rewrite[] = Object.values(runtimePaths).flatMap((path) =>
  localeIds.map(({ code }) => {
    const page = localeHref(path, code);
    return { prefix: `${page}/`, page };
  }),
);

/**
 * The page file that answers a path, without its `.html`: the rewrite's page for an id, otherwise the path itself. `/` has
 * no page: the 404 page answers it (docs/spec.md §2).
 */
export function pageOf(path: string): string {
  const rewrite = rewrites.find(({ prefix }) => path.startsWith(prefix) && /^[^/]+$/.test(path.slice(prefix.length)));
  return rewrite?.page ?? path;
}

/** As much of a Vite plugin as this is. */
interface DevPlugin {
  name: string;
  configureServer(server: {
    middlewares: { use(handle: (request: { url?: string }, response: unknown, next: () => void) => void): unknown };
  }): void;
}

/** Lets `astro dev` answer an address with an id by its page, as every host of the built site does. */
export const devRewrites = (): DevPlugin => ({
  name: 'companion:rewrites',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const [path = '', ...query] = (request.url ?? '').split('?');
      request.url = [pageOf(path), ...query].join('?');
      next();
    });
  },
});
