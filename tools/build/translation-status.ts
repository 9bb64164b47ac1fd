import type { AstroIntegration } from 'astro';

/**
 * How far every language is, at `/translations`: for whoever plans the work, so only in a site that is built with
 * `npm run build -- --translations`, and while `npm run dev` runs.
 */
export function translations(asked = process.env.TRANSLATIONS === '1'): AstroIntegration {
  return {
    name: 'companion:translations',
    hooks: {
      'astro:config:setup'({ command, injectRoute }) {
        if (command !== 'dev' && !asked) return;
        injectRoute({ pattern: '/translations', entrypoint: './src/layouts/translations/Status.astro', prerender: true });
      },
    },
  };
}
