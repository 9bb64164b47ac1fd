/** A short text that stays on one line, such as a date. U+00A0 is a space that does not break; it looks the same. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00A0');
