import type { Page } from '@playwright/test';
import catalogue from '../../content/catalogue.json' with { type: 'json' };

/** What has the same name in every language, beside the catalogue's own: companies, what they make, and what they print on it. */
const names = `English Amazon Alexa Google Home IFTTT Android iOS Safari Chrome ECO Turbo Super
  AliExpress Allegro Coupang eBay Lazada OZON Rakuten Shopee Trendyol Walmart Wildberries`.split(/\s+/);

const known = [...names, ...[...catalogue.brands, ...catalogue.models].flatMap(({ key, name }) => [key, ...name.split(/\W+/)])];

/**
 * English on a page whose every text says something else: words that stand in the code. What somebody wrote (in `<bdi>`, or between the
 * characters that isolate it), and what marks itself as another language's, is no text of the page; nor is what an assistant hears, in quotation marks.
 */
export function englishOn(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const own = document.documentElement.lang;
    const foreign = [...document.querySelectorAll(`bdi, [dir="auto"], [lang]:not([lang="${own}"], html)`)];
    const cited = [...new Set(foreign.map(({ textContent }) => textContent || location.host)), location.host + location.pathname];
    const ours = (text: string) =>
      cited.reduce((rest, one) => rest.replace(one, ''), text).replace(/“[^”]*”|\u2068[^\u2069]*\u2069/g, '');
    const words = (text: string) => ours(text).match(/[A-Za-z]{3,}\d*/g) ?? [];
    const isEnglish = (text: string) => words(text).some((word) => !allowed.includes(word));

    const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (foreign.some((one) => one.contains(element)) || element.closest('script, style, template, code')) return [];
      if (!element.checkVisibility() && !element.closest('option, title')) return [];
      const said = ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '');
      const read = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const all = [...said, ...read.map(({ nodeValue }) => nodeValue ?? '')];
      return all
        .filter(isEnglish)
        .map((text) => `<${element.localName} class="${element.getAttribute('class')}"> ${text.trim()}`);
    });
    return [...new Set(isEnglish(document.title) ? [document.title, ...texts] : texts)];
  }, known);
}
