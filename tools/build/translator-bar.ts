import type { AstroIntegration } from 'astro';

/**
 * While `npm run dev` runs, every translated guide and answer has a bar for its translator: how it stands, its English beside it, what
 * has changed, and its file. Astro's own toolbar would hide all that behind an icon. The built site has nothing of it.
 */
export function translating(): AstroIntegration {
  return {
    name: 'companion:translating',
    hooks: {
      'astro:config:setup'({ command, addMiddleware }) {
        if (command !== 'dev') return;
        addMiddleware({ order: 'post', entrypoint: new URL('../../src/layouts/translating/middleware.ts', import.meta.url) });
      },
    },
  };
}
