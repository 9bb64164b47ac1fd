/** Whether there is something to search for: two letters of an alphabet, or one digit, Han character, kana or Hangul syllable. */
export const isSearchable = (query: string): boolean =>
  /[\p{L}\p{M}]{2}|[\p{N}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\uac00-\ud7a3]/u.test(query);
