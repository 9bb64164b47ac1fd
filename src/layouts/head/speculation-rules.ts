/**
 * Lets a browser fetch the page behind a link while the finger is still on it. Fetched only, never run ahead: a page asks the
 * app for its reader's token when it runs.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
