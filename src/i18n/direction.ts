/** Older browsers have `textInfo`, and TypeScript knows neither form. */
type LocaleWithText = Intl.Locale & {
  getTextInfo?(): { direction?: string };
  textInfo?: { direction?: string };
};

/** The writing direction of a language. @param tag BCP 47 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale: LocaleWithText = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The attributes of an element whose text may be in another language than its parent's; none where it is the same.
 *
 * @param around BCP 47, as `tag`: the language of the element's parent
 */
export function langAttributes(tag: string, around: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (tag === around) return {};
  return directionOf(tag) === directionOf(around) ? { lang: tag } : { lang: tag, dir: directionOf(tag) };
}
