/** A language that nobody speaks, made of English: what a translator could do to the pages, before there is one. */
export interface PseudoLanguage {
  /** Its code in src/i18n/locale-ids.ts and its row in locales.ts: a real tag, so that Intl and browsers treat it as one */
  row: { code: string; tag: string; label: string };
  say(text: string): string;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = 'áƀƈďḗƒǧħíĵķŀḿňǿƥɋřšŧúṽẃẋẏžÁƁƇĎḖƑǦĦÍĴĶĿḾŇǾƤɊŘŠŦÚṼẂẊẎŽ';
const arabic = 'ابجدهفغحيجكلمنوپقرستوڤوخيز';

/** What stays as it is: placeholders, entities, what MDX escapes. */
const fixed = /(\{\{\w+\}\}|&#?\w+;|\\.)/;

const within = (text: string, change: (words: string) => string): string =>
  text
    .split(fixed)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

const letters = (to: string) => (text: string) =>
  text.replace(/[a-z]/gi, (letter) => [...to][alphabet.indexOf(letter) % [...to].length] ?? letter);

const accented = letters(accents);
const written = letters(arabic);

/** Spaces at both ends stay outside of the brackets, and what has no letters of its own needs none. */
const bracketed = (text: string): string =>
  /\p{L}/u.test(
    text
      .split(fixed)
      .filter((_, index) => index % 2 === 0)
      .join(''),
  )
    ? text.replace(/^(\s*)(.*?)(\s*)$/s, '$1⟦$2⟧$3')
    : text;

export const pseudoLanguages: readonly PseudoLanguage[] = [
  {
    // Greek to Intl: what it writes is told from what nobody translated.
    row: { code: 'el', tag: 'el', label: '⟦Ƥšḗúďǿ⟧' },
    // Doubled vowels make it longer by a third, and leave words the places at which they break.
    say: (text) => bracketed(within(text, (words) => accented(words.replace(/[aeiou]/gi, '$&$&')))),
  },
  {
    row: { code: 'ar', tag: 'ar', label: 'العربية' },
    say: (text) => within(text, (words) => written(words).replaceAll('?', '؟').replaceAll(',', '،').replaceAll(';', '؛')),
  },
];
