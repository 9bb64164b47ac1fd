import type { LangKey } from '../../i18n/locales.ts';
import type { Strings } from '../../i18n/t.ts';

/** What a page hands to its screen: plain data, since it travels in the HTML. */
export interface ScreenProps<Link extends string = never> {
  strings: Strings;
  /** BCP 47 */
  tag: string;
  /** What the page's language is called on the wire */
  lang: LangKey;
  /** Addresses that the screen leads to, in the page's language; a link whose page does not exist is left out */
  hrefs: Readonly<Record<Link, string>>;
}
