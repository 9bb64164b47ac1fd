import type { APIRoute } from 'astro';

/** Names the list of pages, which has to be a whole address. */
export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
