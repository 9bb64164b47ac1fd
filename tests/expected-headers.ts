/** What the site says with every response where its configuration is {@link published}: written out, as the standard of every host. */
export const expectedHeaders = {
  'Content-Security-Policy': 'frame-ancestors https://app.example.com https://shop.example.com',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const published = { site: 'https://help.example.com', embedders: ['https://app.example.com', 'https://shop.example.com'] };
