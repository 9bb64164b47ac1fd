/** A short text, such as a date, in which no line ends at a space. U+00A0 is a space that does not break; it looks the same. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00A0');
