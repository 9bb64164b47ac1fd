/**
 * A parameter of the page's address, of its query or of the query in its hash, whose value is a plain word. What lib/page-params.ts
 * does for all parameters takes five times the room, and this stands in every page.
 */
export const wordParam = (name: string): string | undefined => RegExp(`[?&]${name}=(\\w+)`).exec(location.href)?.[1];
