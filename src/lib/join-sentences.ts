/** One text of several sentences. @param tag BCP 47: in Chinese and Japanese without a space */
export const joinSentences = (sentences: readonly string[], tag: string): string =>
  sentences.join(/^(zh|ja)/.test(tag) ? '' : ' ');
