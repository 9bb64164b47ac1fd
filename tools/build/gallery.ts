import type { AstroIntegration } from 'astro';

/**
 * The components for writers of guides, each with an example and its source, at `/_gallery` while `npm run dev` runs, and in another
 * language at `/_gallery/de`. The built site has no such page.
 */
export function gallery(): AstroIntegration {
  return {
    name: 'companion:gallery',
    hooks: {
      'astro:config:setup'({ command, injectRoute }) {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/_gallery/[...locale]', entrypoint: './src/layouts/gallery/Gallery.astro', prerender: true });
      },
    },
  };
}
