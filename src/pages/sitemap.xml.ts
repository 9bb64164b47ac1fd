import type { APIRoute } from 'astro';
import { sitemap } from '../routes/sitemap.ts';

export const GET: APIRoute = ({ site }) => new Response(site && sitemap(site));
