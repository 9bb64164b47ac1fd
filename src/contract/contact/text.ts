import * as v from '#rules/valibot';

/**
 * An e-mail address or a number as it was meant: keyboards write it in full width, contact cards and chats put invisible direction
 * marks around it, and links begin with their scheme.
 */
export const contactText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:mailto|tel):/i, '');

/** The field of a form that holds one. Messages are rule names. */
export const ContactText = v.pipe(v.string(), v.transform(contactText), v.minLength(1, 'required'));
