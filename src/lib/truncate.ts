/** The beginning of a text: at most `max` UTF-16 units, as form fields and the contract count them, never half of a character. */
export const truncate = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
