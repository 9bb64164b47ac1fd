/**
 * Lets a browser fetch the page behind a link while the finger is still on it. Fetched only, never run ahead: a page asks the
 * app for its reader's token when it runs. Not for the language switcher: what a host answers depends on the cookie that the click
 * itself sets.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-lang]' } }] }, eagerness: 'moderate' }],
});
