import { loadSitePage } from '../../api/site-page.ts';
import buttonStyle from '../../ui/button/button.css?inline';
import careStyle from './care.css?inline';

/** Shows the care schedule of an answer's page in place of the link to it. Where it cannot be loaded, the link stays. */
async function show(place: HTMLElement): Promise<void> {
  const link = place.querySelector('a');
  const page = await loadSitePage(link?.pathname ?? '');
  const care = page.querySelector<HTMLElement>('.care');
  if (!care) return;
  const sheet = new CSSStyleSheet();
  // The page has no room for them before they are needed.
  sheet.replaceSync(buttonStyle + careStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const hadFocus = place.contains(document.activeElement);
  place.replaceWith(care);
  if (hadFocus) care.querySelector<HTMLElement>('h2')?.focus();
  const { startCare } = await import('./care.ts');
  await startCare(care);
}

for (const place of document.querySelectorAll<HTMLElement>('.guide-fold > p')) void show(place).catch(() => undefined);
