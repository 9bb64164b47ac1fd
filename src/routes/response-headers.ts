import type { Published } from '../contract/deployment.ts';
import { dictionaryFolder } from './dictionaries.ts';
import { archiveFolder } from './offline.ts';

/**
 * Headers of every response of the site, which a page cannot say about itself: its own `<meta>` has the rest of the policy.
 *
 * - the referrer stays inside the site, where the back arrow reads it
 * - a frame may show it where the configuration names the framing site
 * - a window that opened it cannot reach into it
 * - the camera is for photos in a report, the microphone for turning a recipe's pages by voice; nothing else of the device is asked for
 * - a site at https is asked for by https only, for two years from the last visit
 */
export const siteHeaders = ({ site, embedders = [] }: Published): Record<string, string> => ({
  'Content-Security-Policy': `frame-ancestors ${embedders.join(' ') || "'none'"}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  ...(site.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  'X-Content-Type-Options': 'nosniff',
});

/** Scripts and styles, whose names change with their content. */
export const immutableFolder = '/_astro/';

/** The files of packs by their hashes, where packs are published (docs/native-packs.md). */
const packFolder = '/packs/files/';

/** All folders of such files. */
export const immutableFolders = [immutableFolder, archiveFolder, dictionaryFolder, packFolder] as const;

export const cacheControl = { immutable: 'public, max-age=31536000, immutable', revalidate: 'no-cache' } as const;

/** Files for hosts, which are no part of the site. */
export const hostFiles = ['/_redirects', '/_headers'] as const;
