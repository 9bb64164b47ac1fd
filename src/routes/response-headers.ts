/**
 * Headers of every response of the site, which a page cannot say about itself: its own `<meta>` has the rest of the policy.
 *
 * - the referrer stays inside the site, where the back arrow reads it
 * - the camera is for photos in a report, the microphone for turning a recipe's pages by voice; nothing else of the device is asked for
 */
export const siteHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Files whose names change with their content. */
export const immutableFolder = '/_astro/';

export const cacheControl = { immutable: 'public, max-age=31536000, immutable', revalidate: 'no-cache' } as const;

/** Files for hosts, which are no part of the site. */
export const hostFiles = ['/_redirects', '/_headers'] as const;
