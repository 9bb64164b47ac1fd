/**
 * Lets a browser fetch the page behind a link that is on the screen, before it is tapped. Fetched only, never run ahead: a page asks the
 * app for its reader's token when it runs. Not for the language switcher: what a host answers depends on the cookie that the click
 * itself sets.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-lang]' } }] }, eagerness: 'eager' }],
});
