import type { AstroIntegration } from 'astro';

/**
 * Pages and tools for the people who work on the site. None of them is in the site that readers get.
 *
 * - `/_gallery`, in another language `/_gallery/de`: the components for writers of guides, with an example and its source; only while
 *   `npm run dev` runs
 * - a bar on every translated guide and answer, for its translator: its state, its English beside it, what has changed, and its
 *   file; only while `npm run dev` runs, where Astro's own toolbar would hide all that behind an icon
 * - `/translations`: how far every language is; and `/failing`: which answers fail their readers, asked of the app servers; both also in a site that is built with `npm run build -- --translations`
 */
export function developerPages(translations = process.env.TRANSLATIONS === '1'): AstroIntegration {
  return {
    name: 'companion:developer-pages',
    hooks: {
      'astro:config:setup'({ command, injectRoute, addMiddleware }) {
        const inject = (pattern: string, entrypoint: string) => injectRoute({ pattern, entrypoint, prerender: true });
        if (command === 'dev' || translations) {
          inject('/translations', './src/layouts/translations/Status.astro');
          inject('/failing', './src/layouts/failing/Failing.astro');
        }
        if (command !== 'dev') return;
        inject('/_gallery/[...locale]', './src/layouts/gallery/Gallery.astro');
        addMiddleware({ order: 'post', entrypoint: new URL('../../src/layouts/translating/middleware.ts', import.meta.url) });
      },
    },
  };
}
