/**
 * Lets a browser fetch the page behind a link that is on the screen, before it is tapped. The next guide is drawn ahead as well, so
 * that it is there with the tap; a screen never is, since it asks the app for its reader's token when it runs. Not for what
 * is there already, which the same page with another query is as well; nor for the language switcher: what a host answers depends on
 * the cookie that the click itself sets.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: "a[href^='/']:not([href*='?'],[hreflang],[aria-current])" }, eagerness: 'eager' }],
  prerender: [{ where: { selector_matches: 'a[rel=next]' }, eagerness: 'eager' }],
});
