/** What a browser with the older name of {@link Intl.Locale}'s question, or Node 22, has instead. */
type Asked = Intl.Locale & {
  getTextInfo?(): { direction?: string };
  textInfo?: { direction?: string };
};

/** Which way a language is written, by its tag: for pages as they are built. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale: Asked = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The attributes of an element whose text is in another language than what stands around it; none where it is not.
 *
 * @param around BCP 47, as `tag`: the language of the element's parent
 */
export function tongue(tag: string, around: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (tag === around) return {};
  return directionOf(tag) === directionOf(around) ? { lang: tag } : { lang: tag, dir: directionOf(tag) };
}
